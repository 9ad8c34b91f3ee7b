import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { scrmHandover } from '../../content/vz-scrm/sections';
import { handoverBands } from './handover-bands';
import styles from './vz-scrm-handover.module.css';

const { title, intro, leaver, takers, message } = scrmHandover;
const [width, height] = [100, 400];
const bands = handoverBands(
  takers.map(({ count }) => count),
  { width, height },
);

/** To whom the customers of a guide who leaves go: bands as thick as their share, each ending at its line of words. */
export function VzScrmHandover() {
  return (
    <Section title={<BrokenLines lines={title} />} intro={intro} className={styles.handover}>
      <p className={styles.leaver}>
        <b>{leaver.name}</b>
        <span className={styles.note}>{leaver.note}</span>
        <b className={styles.total}>{leaver.total}</b>
        {leaver.unit}
      </p>
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
            <path key={path} className={styles[`band${index}`]} d={path} />
          ))}
        </svg>
        <ul className={styles.takers}>
          {takers.map(({ name, text, count }) => (
            <li key={name} className={styles.taker}>
              <h3 className={styles.name}>{name}</h3>
              <b className={styles.count}>{count} 位</b>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.message}>
        <b>{message.name}</b>
        {message.text}
      </p>
    </Section>
  );
}
