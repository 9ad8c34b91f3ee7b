import type { CaseShow } from '@site/shared/contract/case-show';
import { type StretchedCurve, stretchedCurve } from '@site/drawings/stages/curve-path';
import { curveHeight, shareOf, stretchesOf } from './home-case-clock';
import styles from './home-case-timeline.module.css';

type DrawingProps = { show: CaseShow; curve: readonly number[] };

// Drawings without a viewBox: places are shares of the width, and what is written keeps its size in every window.
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** Of each camera, here and in the list. */
export const cameraColours = [styles.camera1, styles.camera2, styles.camera3, styles.camera4];

const shapeOf = (curve: readonly number[]) => stretchedCurve(curve.map((value) => value / 100));

function Line({ line, area, turn }: StretchedCurve & { turn?: string }) {
  return (
    <g transform={turn}>
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** Height of the bar with the cameras, and of the plot below it. */
const bar = 36;
const plot = { top: 72, height: 200 };
const acrossHeight = plot.top + plot.height + 4;

/** From left to right, for wide windows. */
export function TimelineAcross({ show, curve }: DrawingProps) {
  const shape = shapeOf(curve);
  const marked = show.marks.map((mark) => {
    const share = shareOf(show, mark.at);
    return { ...mark, x: percent(share), y: plot.top + (curveHeight(curve, share) * plot.height) / 100 };
  });
  return (
    <svg className={styles.across} width="1200" height={acrossHeight} aria-hidden="true">
      {stretchesOf(show).map(({ from, camera, begin, end }) => (
        <g key={from}>
          <rect x={percent(begin)} width={percent(end - begin)} height={bar} className={cameraColours[camera - 1]} />
          <text x={percent((begin + end) / 2)} y="24" textAnchor="middle" className={cameraColours[camera - 1]}>
            {camera}
          </text>
          <text x={percent(begin)} y="58" className={styles.tick}>
            {from}
          </text>
        </g>
      ))}
      <svg
        x="0"
        y={plot.top}
        width="100%"
        height={plot.height}
        viewBox={shape.viewBox}
        preserveAspectRatio="none"
        className={styles.plot}
      >
        <Line {...shape} />
      </svg>
      {marked.map(({ at, x, y, failed }, index) => (
        <g key={at} className={failed ? styles.lost : undefined}>
          <line x1={x} x2={x} y1={bar} y2={acrossHeight - 4} />
          <circle cx={x} cy={y} r="13" />
          <text x={x} y={y + 5} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const downHeight = 380;

/** From top to bottom, for phones. */
export function TimelineDown({ show, curve }: DrawingProps) {
  const at = (time: string) => 8 + shareOf(show, time) * (downHeight - 24);
  const stretches = stretchesOf(show);
  const shape = shapeOf(curve);
  const [, , across, down] = shape.viewBox.split(' ');
  return (
    <svg className={styles.down} width="358" height={downHeight} aria-hidden="true">
      <svg
        x="76"
        y="8"
        width="76%"
        height={downHeight - 24}
        viewBox={`0 0 ${down} ${across}`}
        preserveAspectRatio="none"
        className={styles.plot}
      >
        <Line {...shape} turn={`matrix(0 1 -1 0 ${down} 0)`} />
      </svg>
      {stretches.map(({ from, camera, name }, index) => {
        const [top, bottom] = [at(from), at(stretches[index + 1]?.from ?? show.end)];
        return (
          <g key={from}>
            <rect x="52" y={top} width="24" height={bottom - top} className={cameraColours[camera - 1]} />
            <text x="0" y={top + 12} className={styles.tick}>
              {from}
            </text>
            <text x="88" y={top + 14} className={styles.stretch}>
              {name}
            </text>
          </g>
        );
      })}
      {show.marks.map(({ at: time, failed }, index) => (
        <g key={time} className={failed ? styles.lost : undefined}>
          <circle cx="64" cy={at(time)} r="12" />
          <text x="64" y={at(time) + 5} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
