'use static';

import clsx from 'clsx/lite';
import { plotHeight, stretchedCurve } from './curve-path';
import styles from './dashboard-stage.module.css';
import { launchReport, type ShowReport } from './show-report';
import { StageFrame } from './stage-frame';
import frame from './stage-frame.module.css';

export type { ShowReport };

/** The line and the ground below it as one path: it goes down where the plot ends. */
function outline(line: string): string {
  return `${line.replace(/^M0 (\d+)/, 'M-1 1000V$1H0')}h1V1000`;
}

function Plot({ curve }: { curve: ShowReport['curve'] }) {
  const { viewBox, line } = stretchedCurve(curve.points);
  const at = `${((100 * curve.peak) / (curve.points.length - 1)).toFixed(1)}%`;
  const top = `${plotHeight(curve.points[curve.peak] ?? 0)}%`;
  const levels = curve.levels.map((_, index) => `${plotHeight(1 - index / (curve.levels.length - 1))}%`);

  return (
    <svg className={styles.plot} width="100%" height="160" aria-hidden="true">
      {levels.map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} stroke="#E3EDED" />
      ))}
      <svg viewBox={viewBox} preserveAspectRatio="none">
        <path
          d={outline(line)}
          fill="#0B6E6E"
          fillOpacity=".09"
          stroke="#0B6E6E"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <line x1={at} x2={at} y1={top} y2="100%" stroke="#C73E16" strokeDasharray="2 4" />
      <circle cx={at} cy={top} r="5" fill="#fff" stroke="#C73E16" strokeWidth="2" />
      <g transform="translate(0 -12)">
        <svg x={at} y={top} overflow="visible">
          <rect x="-62" y="-26" width="124" height="26" rx="4" fill="#10242B" />
          <text y="-9" fontSize="12" fill="#fff" textAnchor="middle">
            {curve.text}
          </text>
        </svg>
      </g>
    </svg>
  );
}

function Curve({ curve }: { curve: ShowReport['curve'] }) {
  return (
    <div>
      <b className={styles.name}>{curve.name}</b>
      <div className={styles.chart}>
        <span className={styles.levels}>
          {curve.levels.map((level) => (
            <span key={level}>{level}</span>
          ))}
        </span>
        <Plot curve={curve} />
        <span className={styles.times}>
          {curve.times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </span>
      </div>
    </div>
  );
}

function Ranking({ ranking }: { ranking: ShowReport['ranking'] }) {
  return (
    <div>
      <b className={styles.name}>{ranking.name}</b>
      {ranking.rows.map(({ name, note, value, share }, index) => (
        <span key={name} className={styles.row}>
          <span className={frame.quiet}>{index + 1}</span>
          {name}
          <small className={frame.quiet}>{note}</small>
          <svg width="100%" height="8" aria-hidden="true">
            <rect width="100%" height="8" rx="4" fill="#EDF5F4" />
            <rect width={`${share}%`} height="8" rx="4" fill="#0B6E6E" />
          </svg>
          <b>{value}</b>
        </span>
      ))}
      <span className={`${styles.rest} ${frame.quiet}`}>
        {ranking.rest.name}
        <span>{ranking.rest.value}</span>
      </span>
    </div>
  );
}

type DashboardStageProps = { report?: ShowReport; portrait?: boolean; className?: string };

/** The numbers after a show. */
export function DashboardStage({ report = launchReport, portrait = false, className }: DashboardStageProps) {
  const names = clsx(styles.report, className);

  return (
    <StageFrame label={report.label} ground="paper" portrait={portrait} className={names}>
      <span className={styles.head}>
        <b>{report.name}</b>
      </span>
      <div className={styles.figures}>
        {report.figures.map(({ name, value, unit }) => (
          <span key={name} className={styles.figure}>
            <span className={frame.quiet}>{name}</span>
            <b>{value}</b>
            <small className={frame.quiet}>{unit}</small>
          </span>
        ))}
      </div>
      <div className={styles.charts}>
        <Curve curve={report.curve} />
        <Ranking ranking={report.ranking} />
      </div>
    </StageFrame>
  );
}
