import type { ReactElement } from 'react';
import { isStepBack, kindLabels } from '../data/changes';
import { clock } from '../data/time-text';
import type { Lane, Mark } from '../data/timeline';
import { BAR_TOP, BELOW, percentOf, type Span, widthOf, xOf } from './lane-geometry';

type PlacedMark = Mark & { x: number; label: string; isLeft: boolean };
type Taken = [from: number, to: number];

/** A mark and its room, in percent. */
const SIGN = 1.2;

/** Whether nothing else stands there; a sign that covers the own one does not count. */
function isFree(taken: readonly Taken[], [from, to]: Taken, own: Taken | undefined): boolean {
  const isOwn = (other: Taken) =>
    own !== undefined && Math.abs(other[0] - own[0]) < SIGN && other[1] - other[0] < 3 * SIGN;
  return from >= -1 && to <= 101 && taken.every((other) => isOwn(other) || other[1] <= from || other[0] >= to);
}

type Wording = { label: string; isLeft: boolean; space: Taken };

/** What may stand beside a mark, the fullest first, right of it and left of it. */
function wordingsOf({ at, change, x }: PlacedMark): Wording[] {
  const short = `${clock(new Date(at))} ${kindLabels[change.kind]}`;
  return [`${short} ${change.version}`, short].flatMap((label): Wording[] => {
    const width = widthOf(label) + 2 * SIGN;
    return [
      { label, isLeft: false, space: [x, x + width] },
      { label, isLeft: true, space: [x - width, x] },
    ];
  });
}

/** Words stand on the side of their mark where there is room, those of a step back before the others, the newest first. */
function placed(marks: readonly Mark[], span: Span): PlacedMark[] {
  const signs = marks.map(({ at }): Taken => [xOf(at, span) - SIGN, xOf(at, span) + SIGN]);
  const taken: Taken[] = [...signs];
  const all = marks.map((mark): PlacedMark => ({ ...mark, x: xOf(mark.at, span), label: '', isLeft: false }));
  const order = [...all.keys()].reverse().sort((one, other) => rank(all[other]) - rank(all[one]));
  for (const index of order) {
    const mark = all[index];
    const chosen = mark && wordingsOf(mark).find((wording) => isFree(taken, wording.space, signs[index]));
    if (!mark || !chosen) continue;
    taken.push(chosen.space);
    Object.assign(mark, { label: chosen.label, isLeft: chosen.isLeft });
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

/** The moments at which something changed. */
export function Marks({ lane, span }: { lane: Lane; span: Span }): ReactElement {
  return (
    <>
      {placed(lane.marks, span).map(({ x, label, isLeft, change, sequence }) => {
        const isBack = isStepBack(change.kind);
        return (
          <svg key={`${sequence}`} x={percentOf(x)} overflow="visible">
            <line className={isBack ? 'mark-line alarm' : 'mark-line'} x1="0" x2="0" y1={BAR_TOP - 4} y2={BELOW + 4} />
            <Sign isBack={isBack} />
            {label && (
              <text
                className={isBack ? 'mark-words alarm wide' : 'mark-words wide'}
                x={(isBack ? 12 : 9) * (isLeft ? -1 : 1)}
                y={BELOW + 14}
                textAnchor={isLeft ? 'end' : 'start'}
              >
                {label}
              </text>
            )}
          </svg>
        );
      })}
    </>
  );
}
