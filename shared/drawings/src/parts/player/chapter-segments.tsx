import type { ShowChapter } from '@site/shared/contract/show-outline';
import styles from './player.module.css';

/** The drawing is as wide as its box; a unit is a thousandth of that. */
const whole = 1000;
const gap = 6;

type ChapterSegmentsProps = { chapters: readonly ShowChapter[]; seconds: number; second: number };

/** The way through a show: a bar for each chapter, filled as far as it has been played. */
export function ChapterSegments({ chapters, seconds, second }: ChapterSegmentsProps) {
  const unit = whole / seconds;
  const spans = chapters.length > 0 ? chapters : [{ at: 0, until: seconds }];

  return (
    <svg
      className={styles.segments}
      width="100%"
      height="8"
      viewBox={`0 0 ${whole} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {spans.map(({ at, until }) => {
        const now = second >= at && second < until;
        const box = { x: at * unit, y: now ? 0 : 2, height: now ? 8 : 4 };
        const width = Math.max(1, (until - at) * unit - (until < seconds ? gap : 0));
        const played = Math.min(1, Math.max(0, (second - at) / (until - at)));
        return (
          <g key={at}>
            <rect {...box} width={width} fill="#21494e" />
            {played > 0 && <rect {...box} width={width * played} fill="#7fe3d4" />}
          </g>
        );
      })}
    </svg>
  );
}
