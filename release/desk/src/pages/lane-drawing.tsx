import type { ReactElement } from 'react';
import { kindLabels } from '../data/changes';
import { shareText } from '../data/number-text';
import { everyHours, midnightsBetween, shortMoment } from '../data/time-text';
import type { Lane } from '../data/timeline';
import { BAR_HEIGHT, BAR_TOP, HEIGHT, percentOf, type Span, widthOf, xOf } from './lane-geometry';
import { Marks } from './lane-marks';

function vertical(x: number): { x1: string; x2: string } {
  return { x1: percentOf(x), x2: percentOf(x) };
}

function Grid({ span }: { span: Span }): ReactElement {
  const [from, to] = [new Date(span.from), new Date(span.to)];
  return (
    <g>
      {everyHours(from, to, 2).map((moment) => (
        <line key={moment.getTime()} className="grid" {...vertical(xOf(moment.getTime(), span))} y1="0" y2="100%" />
      ))}
      {midnightsBetween(from, to).map((moment) => (
        <line key={moment.getTime()} className="midnight" {...vertical(xOf(moment.getTime(), span))} y1="0" y2="100%" />
      ))}
      <line className="now" x1="100%" x2="100%" y1="0" y2="100%" />
    </g>
  );
}

function Versions({ lane, span }: { lane: Lane; span: Span }): ReactElement {
  return (
    <>
      {lane.versions.map(({ version, from, to }) => {
        const [x, end] = [xOf(from, span), xOf(to, span)];
        const isLive = to === span.to;
        return (
          <svg key={from} x={percentOf(x)} y={BAR_TOP} width={percentOf(end - x)} height={BAR_HEIGHT}>
            <rect className={isLive ? 'bar-live' : 'bar-past'} x="1" width="100%" height="100%" rx="3" />
            {end - x > 5 && (
              <text className={isLive ? 'on-live' : 'on-past'} x="9" y="14.5">
                {version}
              </text>
            )}
          </svg>
        );
      })}
    </>
  );
}

/** The larger the share, the higher. */
function heightOf(share: number): number {
  return 4 + Math.sqrt(share) * 14;
}

function Canaries({ lane, span }: { lane: Lane; span: Span }): ReactElement | null {
  const last = lane.canaries.at(-1);
  if (!last) return null;
  const own = lane.canaries.filter(({ version }) => version === last.version);
  const label = `${last.version} 金丝雀 ${own.map(({ share }) => shareText(share)).join(' → ')}`;
  const left = xOf(own[0]?.from ?? last.from, span);
  const isLeft = left > widthOf(label) + 1;
  return (
    <>
      {lane.canaries.map(({ from, to, share }) => {
        const height = heightOf(share);
        const width = Math.max(0.4, xOf(to, span) - xOf(from, span));
        return (
          <rect
            key={from}
            className={to === span.to ? 'canary' : 'canary past'}
            x={percentOf(xOf(from, span))}
            y={BAR_TOP - 3 - height}
            width={percentOf(width)}
            height={height}
            rx="1.5"
          />
        );
      })}
      <text
        className="canary-words wide"
        x={percentOf(isLeft ? left - 1 : xOf(last.to, span) + 1)}
        y={BAR_TOP - 7}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
}

/** The drawing in words. */
function descriptionOf({ name, versions, marks }: Lane, now: Date): string {
  const before = versions.slice(0, 1).map(({ version }) => `先是 ${version}`);
  const steps = marks.map(
    ({ at, change }) => `${shortMoment(new Date(at), now)} ${kindLabels[change.kind]} ${change.version}`,
  );
  return `${name} 近 24 小时：${[...before, ...steps].join('，')}。`;
}

/** What one section ran in the last day. */
export function LaneDrawing({ lane, span }: { lane: Lane; span: Span }): ReactElement {
  return (
    <svg className="lane" width="100%" height={HEIGHT} role="img" aria-label={descriptionOf(lane, new Date(span.to))}>
      <Grid span={span} />
      <Versions lane={lane} span={span} />
      <Canaries lane={lane} span={span} />
      <Marks lane={lane} span={span} />
    </svg>
  );
}
