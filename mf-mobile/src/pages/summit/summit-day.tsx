import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section } from '@site/shared/ui/section';
import { summitDay } from '../../content/summit';
import beside from '../../components/beside.module.css';
import styles from './summit-day.module.css';

const { title, intro, halls, stops } = summitDay;

/** Across the drawing of each stop, in its units. */
const lanes = [16, 60, 104];
const [width, height] = [120, 72];
const laneAt = (index: number) => lanes[stops[index]?.hall ?? 0] ?? 0;

/** The way from the hall before into this one, and on to the next stop. */
function Way({ index }: { index: number }) {
  const [from, here] = [laneAt(index - 1), laneAt(index)];
  const start = index === 0 ? `M${here} 36` : `M${from} 0C${from} 20 ${here} 16 ${here} 36`;
  const end = index === stops.length - 1 ? '' : `V${height}`;

  return (
    <svg className={styles.way} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lanes.map((x) => (
        <path key={x} d={`M${x} 0V${height}`} stroke="#D9E5E5" />
      ))}
      <path d={start + end} fill="none" stroke="#0B6E6E" strokeWidth="3" />
      <circle cx={here} cy="36" r="7" fill="#fff" stroke={stops[index]?.peak ? '#C73E16' : '#0B6E6E'} strokeWidth="3" />
    </svg>
  );
}

/** One ticket through a day: which hall it is in when, and what the phone does on the way. */
export function SummitDay() {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground="tint" className={beside.beside}>
      <p className={styles.halls} aria-hidden="true">
        {halls.map((hall) => (
          <span key={hall}>{hall}</span>
        ))}
      </p>
      <ol className={styles.stops}>
        {stops.map(({ time, hall, text }, index) => (
          <li key={time} className={styles.stop}>
            <Way index={index} />
            <div>
              <b className={styles.time}>{time}</b>
              <span className={styles.hall}>{halls[hall]}</span>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
