import type { ReactElement } from 'react';
import { isStepBack, kindWords } from '../data/changes';
import { shareWords } from '../data/number-words';
import { clock, everyHours, midnightsBetween, shortMoment } from '../data/time-words';
import type { Lane, Mark } from '../data/timeline';

/** From the left end of the drawing to the right, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** The width at which labels are placed; the drawing itself is as wide as its column. */
const WIDTH = 780;
const BAR_TOP = 24;
const BAR_HEIGHT = 20;
const BELOW = BAR_TOP + BAR_HEIGHT;
const HEIGHT = 68;

/** Where a moment lies, in percent of the width. */
function xOf(at: number, { from, to }: Span): number {
  return Math.round(((at - from) / (to - from)) * 10_000) / 100;
}

const percentOf = (value: number) => `${value}%`;

/** How wide a text of 12 px is, in percent of the drawing. */
function widthOf(text: string): number {
  const pixels = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 12 : 6.8), 0);
  return (pixels / WIDTH) * 100;
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

function vertical(x: number): { x1: string; x2: string } {
  return { x1: percentOf(x), x2: percentOf(x) };
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
  const words = `${last.version} 金丝雀 ${own.map(({ share }) => shareWords(share)).join(' → ')}`;
  const left = xOf(own[0]?.from ?? last.from, span);
  const isLeft = left > widthOf(words) + 1;
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
        {words}
      </text>
    </>
  );
}

type PlacedMark = Mark & { x: number; words: string; isLeft: boolean };
type Taken = [from: number, to: number];

/** A mark and its room, in percent. */
const SIGN = 1.2;

/** Whether nothing else stands there; a sign that covers the own one does not count. */
function isFree(taken: readonly Taken[], [from, to]: Taken, own: Taken | undefined): boolean {
  const isOwn = (other: Taken) =>
    own !== undefined && Math.abs(other[0] - own[0]) < SIGN && other[1] - other[0] <= 2 * SIGN;
  return from >= -1 && to <= 101 && taken.every((other) => isOwn(other) || other[1] <= from || other[0] >= to);
}

/** Words stand on the side of their mark where there is room, those of a step back before the others, the newest first. */
function placed(marks: readonly Mark[], span: Span): PlacedMark[] {
  const signs = marks.map(({ at }): Taken => [xOf(at, span) - SIGN, xOf(at, span) + SIGN]);
  const taken: Taken[] = [...signs];
  const all = marks.map((mark): PlacedMark => ({ ...mark, x: xOf(mark.at, span), words: '', isLeft: false }));
  const order = [...all.keys()].reverse().sort((one, other) => rank(all[other]) - rank(all[one]));
  for (const index of order) {
    const mark = all[index];
    if (!mark) continue;
    const words = `${clock(new Date(mark.at))} ${kindWords[mark.change.kind]} ${mark.change.version}`;
    const width = widthOf(words) + SIGN;
    const sides: Taken[] = [
      [mark.x, mark.x + SIGN + width],
      [mark.x - SIGN - width, mark.x],
    ];
    const side = sides.findIndex((room) => isFree(taken, room, signs[index]));
    const room = sides[side];
    if (room) taken.push(room);
    if (room) Object.assign(mark, { words, isLeft: side === 1 });
  }
  return all;
}

function rank(mark: PlacedMark | undefined): number {
  return mark && isStepBack(mark.change.kind) ? 1 : 0;
}

function Sign({ isBack }: { isBack: boolean }): ReactElement {
  if (!isBack) return <path className="mark" d={`M-4 ${BELOW + 9}l4-6 4 6z`} />;
  return (
    <>
      <circle className="alarm-dot" cx="0" cy={BELOW + 10} r="7" />
      <path className="alarm-sign" d={`M-2.5 ${BELOW + 10}h5M-2.5 ${BELOW + 10}l2-2M-2.5 ${BELOW + 10}l2 2`} />
    </>
  );
}

function Marks({ lane, span }: { lane: Lane; span: Span }): ReactElement {
  return (
    <>
      {placed(lane.marks, span).map(({ x, words, isLeft, change, sequence }) => {
        const isBack = isStepBack(change.kind);
        return (
          <svg key={`${sequence}`} x={percentOf(x)} overflow="visible">
            <line className={isBack ? 'mark-line alarm' : 'mark-line'} x1="0" x2="0" y1={BAR_TOP - 4} y2={BELOW + 4} />
            <Sign isBack={isBack} />
            {words && (
              <text
                className={isBack ? 'mark-words alarm wide' : 'mark-words wide'}
                x={(isBack ? 12 : 9) * (isLeft ? -1 : 1)}
                y={BELOW + 14}
                textAnchor={isLeft ? 'end' : 'start'}
              >
                {words}
              </text>
            )}
          </svg>
        );
      })}
    </>
  );
}

/** The drawing in words. */
function wordsOf({ name, versions, marks }: Lane, now: Date): string {
  const before = versions.slice(0, 1).map(({ version }) => `先是 ${version}`);
  const steps = marks.map(
    ({ at, change }) => `${shortMoment(new Date(at), now)} ${kindWords[change.kind]} ${change.version}`,
  );
  return `${name} 近 24 小时：${[...before, ...steps].join('，')}。`;
}

/** What one section ran in the last day. */
export function LaneDrawing({ lane, span }: { lane: Lane; span: Span }): ReactElement {
  return (
    <svg className="lane" width="100%" height={HEIGHT} role="img" aria-label={wordsOf(lane, new Date(span.to))}>
      <Grid span={span} />
      <Versions lane={lane} span={span} />
      <Canaries lane={lane} span={span} />
      <Marks lane={lane} span={span} />
    </svg>
  );
}

/** Whether an hour has room on a phone too, between the two ends. */
function isNarrow(x: number): boolean {
  return x > 30 && x < 68;
}

/** The hours above the lanes. */
export function TimeAxis({ span }: { span: Span }): ReactElement {
  const [from, to] = [new Date(span.from), new Date(span.to)];
  const hours = everyHours(from, to, 4).filter((moment) => {
    const x = xOf(moment.getTime(), span);
    return x > 11 && x < 87;
  });
  return (
    <svg className="axis" width="100%" height="32" aria-hidden="true">
      <text x="0" y="19">
        {shortMoment(from, to)}
      </text>
      {hours.map((moment) => (
        <text
          key={moment.getTime()}
          className={isNarrow(xOf(moment.getTime(), span)) ? undefined : 'wide'}
          x={percentOf(xOf(moment.getTime(), span))}
          y="19"
          textAnchor="middle"
        >
          {clock(moment)}
        </text>
      ))}
      <svg x="100%" overflow="visible">
        <rect className="now-sign" x="-76" y="5" width="76" height="20" rx="3" />
        <text className="now-words" x="-38" y="19" textAnchor="middle">
          现在 {clock(to)}
        </text>
      </svg>
    </svg>
  );
}
