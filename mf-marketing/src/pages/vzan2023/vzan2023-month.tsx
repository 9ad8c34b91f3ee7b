'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { type ReactNode, useId } from 'react';
import { brandMonth } from '../../content/vzan2023';
import styles from './vzan2023-month.module.css';

const { title, intro, days, rows, counted } = brandMonth;

/** Of each show: viewers at the peak, of 48; and leads that were followed up within a day, of 48. */
const peaks = [
  9, 12, 30, 14, 10, 8, 16, 20, 41, 18, 15, 22, 19, 26, 44, 21, 18, 25, 23, 17, 28, 46, 24, 20, 27, 22, 31, 26, 43, 25,
  29, 24, 33, 27, 45, 30, 28, 48,
];
const followed = [
  41, 32, 28, 40, 43, 35, 44, 45, 41, 43, 46, 44, 42, 45, 43, 44, 46, 45, 42, 44, 46, 41, 45, 44, 46, 43, 45, 46, 42,
  44, 46, 45, 43, 46, 44, 45, 46, 44,
];
const switched = [8, 14, 21, 28];
const late = followed.flatMap((share, show) => (share < 38 ? [show] : []));

const column = (show: number) => show * 10 + 5;
const bars = (list: readonly number[], height: number) => list.map((show) => `M${column(show)} 48v-${height}`).join('');

/** A line along all columns, to be dashed. */
const every = 'M1.5 24H380';

/** The columns as one shape, each beside the next; a mask parts them. */
function outline(heights: readonly number[]): string {
  const steps = heights.map((height, show) => `v${(heights[show - 1] ?? 0) - height}h10`);
  return `M0 48${steps.join('')}V48`;
}

type ChartProps = { gaps: string };

/** Every column whole, those of shows that changed to the second line marked. */
function Steady({ gaps }: ChartProps) {
  return (
    <>
      <mask id={gaps}>
        <path d={every} stroke="#fff" strokeWidth="48" strokeDasharray="7 3" />
      </mask>
      <path d={every} stroke="#3E9F98" strokeWidth="48" strokeDasharray="7 3" />
      <path d={bars(switched, 48)} stroke="#F0B45E" strokeWidth="7" />
      <path d={switched.map((show) => `M${column(show) - 3.5} 20h7`).join('')} stroke="#06363A" strokeWidth="5" />
    </>
  );
}

function Clear({ gaps }: ChartProps) {
  const mask = `url(#${gaps})`;
  return (
    <>
      <path d={outline(peaks)} fill="#BCE3DE" mask={mask} />
      <path d={outline(peaks)} fill="#0B6E6E" mask={mask} transform="translate(0 2.4)scale(1 .95)" />
    </>
  );
}

function Followed({ gaps }: ChartProps) {
  return (
    <>
      <path d={outline(followed)} fill="#A5D0CB" mask={`url(#${gaps})`} />
      <path
        d={late.map((show) => `M${column(show)} 48v-${followed[show]}`).join('')}
        stroke="#C73E16"
        strokeWidth="7"
      />
      <path d="M0 10H380" stroke="#06363A" strokeDasharray="3 3" />
    </>
  );
}

const charts: Record<(typeof rows)[number]['key'], (props: ChartProps) => ReactNode> = {
  steady: Steady,
  clear: Clear,
  followed: Followed,
};

/** A month of shows, a column each: what the headline says, seen in every one of them. */
export function BrandMonth() {
  const gaps = useId();

  return (
    <Section ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      {rows.map(({ key, name, figure, of, text }) => {
        const Chart = charts[key];
        return (
          <div key={key} className={styles.row}>
            <div className={styles.claim}>
              <h3 className={styles.name}>{name}</h3>
              <p>
                <b className={styles.figure}>{figure}</b> <span className={styles.of}>{of}</span>
              </p>
            </div>
            <svg
              className={styles.chart}
              width="380"
              height="48"
              viewBox="0 0 380 48"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <Chart gaps={gaps} />
            </svg>
            <p className={styles.text}>{text}</p>
          </div>
        );
      })}
      <p className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <p className={styles.counted}>{counted}</p>
    </Section>
  );
}
