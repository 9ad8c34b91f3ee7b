import clsx from 'clsx/lite';
import { StageFrame, type StageGround } from '@site/drawings/stages/stage-frame';
import frame from '@site/drawings/stages/stage-frame.module.css';
import cards from '@site/drawings/stages/stage-card.module.css';
import chips from '@site/drawings/stages/stage-chip.module.css';
import type { PaperWork, Sheet, SheetRow } from '../content/stage-data';
import styles from './document-stage.module.css';

function Row({ name, note, tag, tone = 'plain', value }: SheetRow) {
  return (
    <span className={styles.row}>
      <span>
        <span className={styles.what}>{name}</span>
        {note && <small className={frame.quiet}>{note}</small>}
      </span>
      {tag && <span className={clsx(chips.chip, chips[tone])}>{tag}</span>}
      {value && <b className={styles.value}>{value}</b>}
    </span>
  );
}

function Paper({ sheet: { name, sign, rows, foot }, className }: { sheet: Sheet; className: string }) {
  return (
    <div className={className}>
      <span className={styles.head}>
        <b>{name}</b>
        {sign && <small className={frame.quiet}>{sign}</small>}
      </span>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
      {foot && <span className={styles.foot}>{foot}</span>}
    </div>
  );
}

type DocumentStageProps = { work: PaperWork; ground?: StageGround; portrait?: boolean; className?: string };

/** Paper work of a live stream: agendas, approvals, orders, tickets, reports. */
export function DocumentStage({ work: { label, main, front }, className, ...frameProps }: DocumentStageProps) {
  const names = clsx(styles.desk, className);

  return (
    <StageFrame label={label} className={names} {...frameProps}>
      <Paper sheet={main} className={`${cards.card} ${styles.main}`} />
      {front && <Paper sheet={front} className={`${cards.card} ${cards.float} ${styles.front}`} />}
    </StageFrame>
  );
}
