import type { ReactNode } from 'react';
import type { FigureChart } from '@site/shared/page/company-figures';
import styles from './home-figures.module.css';

const width = 236;
const foot = 36;

const months = Array.from({ length: 24 }, (_, index) => Math.round(12 + index * 2.1 + ((index * 37) % 11) * 0.68) / 2);
const past = months.slice(0, -1).map((height) => `v-${height}m9.6 ${height}`);

const charts: Record<FigureChart, ReactNode> = {
  growth: (
    <>
      <path d={`M2.5 ${foot}${past.join('')}`} stroke="#8FCBC4" strokeWidth="5" />
      <path d={`M223.3 ${foot}v-${months.slice(-1)[0]}`} stroke="#0B6E6E" strokeWidth="5" />
    </>
  ),
  trend: (
    <>
      <path d="M0 35.5h236" stroke="#BFDAD7" />
      <path d="M0 30C30 28 40 20 62 22s38 8 62-4 46 2 66-8 30-2 42-6" stroke="#0B6E6E" strokeWidth="2" />
      <circle cx="231" cy="4" r="3.5" fill="#C73E16" />
    </>
  ),
  watch: (
    <>
      <path d="M0 35C24 34 34 6 60 5s60 5 90 9 60 8 86 21Z" fill="#BCE3DE" />
      <path d="M0 35.5h236" stroke="#BFDAD7" />
      <path d="M0 35C24 34 34 6 60 5s60 5 90 9 60 8 86 21" stroke="#0B6E6E" strokeWidth="1.6" />
      <path d="M132 0v35" stroke="#C73E16" strokeWidth="1.5" strokeDasharray="3 3" />
    </>
  ),
  uptime: (
    <>
      <path d="M.05 24H236" stroke="#3E9F98" strokeWidth="24" strokeDasharray="3.9 2" />
      <path d="M161.3 12v24" stroke="#F0B45E" strokeWidth="3.9" />
    </>
  ),
};

/** Decorative sparkline under a figure. */
export function HomeFigureChart({ chart }: { chart: FigureChart }) {
  return (
    <svg
      className={styles.chart}
      width={width}
      height={foot}
      viewBox={`0 0 ${width} ${foot}`}
      preserveAspectRatio="none"
      fill="none"
    >
      {charts[chart]}
    </svg>
  );
}
