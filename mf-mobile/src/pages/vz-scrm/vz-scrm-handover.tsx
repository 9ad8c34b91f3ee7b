import { useConsole } from '@site/shared/console/use-console';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { consoleRoot } from '@site/drawings/stages/desk-button';
import { ThumbFoot } from '@site/drawings/stages/thumb-foot';
import { handoverDesk, scrmHandover } from '../../content/vz-scrm/sections';
import { handoverBands } from './handover-bands';
import styles from './vz-scrm-handover.module.css';

const load = () => import(/* webpackChunkName: "console-handover" */ '../../consoles/handover');
const { name: desk } = handoverDesk;
const { title, intro, leaver, takers, message } = scrmHandover;
const [width, height] = [100, 400];
const bands = handoverBands(
  takers.map(({ count }) => count),
  { width, height },
);

function Flow() {
  return (
    <div className={styles.flow}>
      <svg
        className={styles.bands}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bands.map((path, index) => (
          <path key={path} className={`${styles.band} ${styles[`band${index}`]}`} data-band="" d={path} />
        ))}
      </svg>
      <ul className={styles.takers}>
        {takers.map(({ name, text, count }) => (
          <li key={name} className={styles.taker} data-taker="">
            <h3 className={styles.name}>{name}</h3>
            <b className={styles.count}>{count} 位</b>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The customers of a guide who leaves are handed over: bands as thick as their share, each ending at its line of words. */
function HandoverConsole() {
  useConsole(desk, load);

  return (
    <div className={styles.desk} {...consoleRoot(handoverDesk)}>
      <p className={styles.leaver}>
        <b>{leaver.name}</b>
        <span className={styles.note}>{leaver.note}</span>
        <b className={styles.total} data-left="">
          {leaver.total}
        </b>
        {leaver.unit}
      </p>
      <Flow />
      <ThumbFoot desk={handoverDesk} next="0" />
    </div>
  );
}

/** To whom the customers of a guide who leaves go, and what these are told. */
export function VzScrmHandover() {
  return (
    <Section title={<BrokenLines lines={title} />} intro={intro} className={styles.handover}>
      <HandoverConsole />
      <p className={styles.message}>
        <b>{message.name}</b>
        {message.text}
      </p>
    </Section>
  );
}
