'use static';

import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import type { ReactNode } from 'react';
import { type FigureChart, homeFigures } from '../content/home-figures';
import { homeCopy } from '../content/home-sections';
import styles from './home-figures.module.css';

const heights = [7, 9, 8, 11, 12, 11, 14, 13, 16, 15, 18, 17, 20, 19, 22, 21, 24, 26, 25, 28, 27, 30, 32];
const bars = `M0 36${heights.map((height) => `V${36 - height}h5V36m5 0`).join('')}`;

const charts: Record<FigureChart, ReactNode> = {
  growth: (
    <>
      <path d={bars} fill="#8FCBC4" />
      <path d="M232.5 36V2" stroke="#0B6E6E" strokeWidth="5" />
    </>
  ),
  trend: (
    <>
      <path d="M0 35.5H236" stroke="#BFDAD7" />
      <path d="M0 30c30-2 40-10 62-8s38 8 62-4 46 2 66-8 30-2 42-6" fill="none" stroke="#0B6E6E" strokeWidth="2" />
      <circle cx="231" cy="4.5" r="3.5" fill="#C73E16" />
    </>
  ),
  watch: (
    <>
      <path d="M0 36C24 35 34 6 60 5s60 5 90 9 60 8 86 22Z" fill="#BCE3DE" />
      <path d="M0 35.5h236M0 35C24 34 34 6 60 5s60 5 90 9 60 8 86 21" fill="none" stroke="#0B6E6E" strokeWidth="1.6" />
      <path d="M132 0v35" stroke="#C73E16" strokeWidth="1.5" strokeDasharray="3 3" />
    </>
  ),
  uptime: (
    <>
      <path d="M0 24H236" stroke="#3E9F98" strokeWidth="24" strokeDasharray="4 1.9" />
      <path d="M161.3 36V12" stroke="#F0B45E" strokeWidth="4" />
    </>
  ),
};

/** Four figures with a small chart each, all 示例数据. */
export function HomeFigures() {
  return (
    <section className={styles.figures}>
      <div className={styles.inner}>
        <h2>
          <VisuallyHidden>{homeCopy.figures.title}</VisuallyHidden>
        </h2>
        <dl className={styles.row}>
          {homeFigures.map(({ name, value, unit, chart }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                <span>{unit}</span>
              </dd>
              <dd>
                <svg width="236" height="36" viewBox="0 0 236 36" preserveAspectRatio="none" aria-hidden="true">
                  {charts[chart]}
                </svg>
              </dd>
            </div>
          ))}
        </dl>
        <p>{homeCopy.figures.note}</p>
      </div>
    </section>
  );
}
