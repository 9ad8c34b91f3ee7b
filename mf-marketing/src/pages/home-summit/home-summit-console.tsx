import { useConsole } from '@site/shared/console/use-console';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { consoleName } from '@site/shared/contract/console-name';
import { consoleRoot, deskButton } from '@site/drawings/stages/desk-button';
import { DeskFoot } from '../../drawings/desk-foot';
import type { ReactNode } from 'react';
import { badgeDesk, longestGuest, servedTicket, tickets } from '../../content/home-summit/console';
import styles from './home-summit-console.module.css';

const load = () => import(/* webpackChunkName: "console-badge" */ '../../consoles/badge');
const { name: desk } = badgeDesk;
const served = tickets[servedTicket];

function Counter() {
  return (
    <div className={styles.counter}>
      <label className={styles.field}>
        {badgeDesk.field}
        <input
          type="text"
          placeholder={badgeDesk.example}
          maxLength={longestGuest}
          autoComplete="off"
          data-island={consoleName(desk)}
          data-field="guest"
        />
      </label>
      <span className={styles.kinds} role="group" aria-label={badgeDesk.kinds}>
        {tickets.map(({ kind, seat, opens }, index) => (
          <button
            key={kind}
            className={styles.kind}
            aria-pressed={index === servedTicket}
            data-kind={kind}
            data-seat={seat}
            data-opens={opens}
            {...deskButton(desk, 'kind', index)}
          >
            {kind}
          </button>
        ))}
      </span>
      <button className={styles.enter} {...deskButton(desk, 'enter')}>
        {badgeDesk.enter}
      </button>
    </div>
  );
}

function Badge() {
  return (
    <div className={styles.badge} data-badge={served.kind}>
      <span className={styles.summit}>
        <b data-event-name="">{badgeDesk.summit}</b>
        {badgeDesk.day}
      </span>
      <b className={styles.guest} data-guest="">
        {badgeDesk.guest}
      </b>
      <span className={styles.ticket}>
        <span>
          <b data-shows="kind">{served.kind}</b>
          <span data-shows="seat">{served.seat}</span>
          <span data-shows="opens">{served.opens}</span>
        </span>
        <QrPlaceholder />
      </span>
      <span className={styles.number}>
        {badgeDesk.number}
        <b className={styles.entered}>{badgeDesk.entered}</b>
      </span>
    </div>
  );
}

/** The counter of a summit, below its timetable: the visitor's name is printed on a badge, which lets in once. */
export function BadgeConsole({ children }: { children: ReactNode }) {
  useConsole(desk, load);

  return (
    <div className={styles.desk} {...consoleRoot(badgeDesk)}>
      <div className={styles.rooms}>
        <Counter />
        <div className={styles.panes} role="group" aria-label={badgeDesk.panes} tabIndex={0}>
          <Badge />
          <div className={styles.timetable}>{children}</div>
        </div>
      </div>
      <DeskFoot desk={badgeDesk} />
    </div>
  );
}
