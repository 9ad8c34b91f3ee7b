import type { Drawing } from '@site/shared/ui/drawing';
import type { ReactNode } from 'react';
import type { FigureChart } from '@site/shared/page/company-figures';

const heights = [7, 9, 8, 11, 12, 11, 14, 13, 16, 15, 18, 17, 20, 19, 22, 21, 24, 26, 25, 28, 27, 30, 32];
const bars = `M0 36${heights.map((height) => `V${36 - height}h5V36m5 0`).join('')}`;

type Ground = {
  /** What a view is called after the name of its chart. */
  view: string;
  /** Of the line that tells. */
  line: string;
  /** Of the area under it. */
  area: string;
};

const light: Ground = { view: '', line: '#0B6E6E', area: '1' };
const dark: Ground = { view: 'Dark', line: '#7FE3D4', area: '.24' };

const charts: Record<FigureChart, (ground: Ground) => ReactNode> = {
  growth: ({ line }) => (
    <>
      <path d={bars} fill="#8FCBC4" />
      <path d="M232.5 36V2" stroke={line} strokeWidth="5" />
    </>
  ),
  trend: ({ line }) => (
    <>
      <path d="M0 35.5H236" stroke="#BFDAD7" />
      <path d="M0 30c30-2 40-10 62-8s38 8 62-4 46 2 66-8 30-2 42-6" fill="none" stroke={line} strokeWidth="2" />
      <circle cx="231" cy="4.5" r="3.5" fill="#C73E16" />
    </>
  ),
  watch: ({ line, area }) => (
    <>
      <path d="M0 36C24 35 34 6 60 5s60 5 90 9 60 8 86 22Z" fill="#BCE3DE" opacity={area} />
      <path d="M0 35.5h236M0 35C24 34 34 6 60 5s60 5 90 9 60 8 86 21" fill="none" stroke={line} strokeWidth="1.6" />
      <path d="M132 0v35" stroke="#C73E16" strokeWidth="1.5" strokeDasharray="3 3" />
    </>
  ),
  uptime: () => (
    <>
      <path d="M0 24H236" stroke="#3E9F98" strokeWidth="24" strokeDasharray="4 1.9" />
      <path d="M161.3 36V12" stroke="#F0B45E" strokeWidth="4" />
    </>
  ),
};

const rows = [light, dark].flatMap((ground) =>
  Object.entries(charts).map(([name, draw]) => ({ name: name + ground.view, chart: draw(ground) })),
);

/** One below the other, each with a name of its own after the `#` of the address. */
function Charts() {
  return rows.map(({ name, chart }, index) => (
    <g key={name} transform={`translate(0 ${index * 40})`}>
      <view id={name} viewBox={`0 ${index * 40} 236 36`} preserveAspectRatio="none" />
      {chart}
    </g>
  ));
}

/** The charts of the home page's figures, on light ground and, as phones show them, on dark. */
export const homeCharts: Drawing = { width: 236, height: 36, stretches: true, Draw: Charts };
