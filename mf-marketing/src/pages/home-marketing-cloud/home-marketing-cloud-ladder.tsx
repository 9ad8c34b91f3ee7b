import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { CornerDownRight } from 'lucide-react';
import { suiteLadder, type LadderStep } from '../../content/home-marketing-cloud/sections';
import styles from './home-marketing-cloud-ladder.module.css';

const { title, intro, lostName, nextName, list, note } = suiteLadder;

function Step({ step: { name, value, share, lost, next } }: { step: LadderStep }) {
  return (
    <li className={styles.step}>
      <div className={styles.level}>
        <svg
          className={styles.bar}
          width="100"
          height="10"
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0H${share}V10H0Z`} fill="#BCE3DE" />
        </svg>
        <h3 className={styles.name}>{name}</h3>
        <b className={styles.value}>{value}</b>
      </div>
      <dl className={styles.why}>
        <div>
          <dt className={styles.head}>{lostName}</dt>
          <dd>{lost}</dd>
        </div>
        <div>
          <dt className={styles.head}>{nextName}</dt>
          <dd className={styles.next}>
            <CornerDownRight size={16} aria-hidden="true" />
            {next}
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** How many are left at each step, who was lost there, and what is done about it. */
export function ConversionLadder() {
  return (
    <Section id="ladder" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ol>
        {list.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
