import type { ReactElement } from 'react';
import { isStepBack, kindWords } from '../data/changes';
import { clock } from '../data/time-words';
import type { Lane, Mark } from '../data/timeline';
import { BAR_TOP, BELOW, percentOf, type Span, widthOf, xOf } from './lane-geometry';

type PlacedMark = Mark & { x: number; words: string; isLeft: boolean };
type Taken = [from: number, to: number];

/** A mark and its room, in percent. */
const SIGN = 1.2;

/** Whether nothing else stands there; a sign that covers the own one does not count. */
function isFree(taken: readonly Taken[], [from, to]: Taken, own: Taken | undefined): boolean {
  const isOwn = (other: Taken) =>
    own !== undefined && Math.abs(other[0] - own[0]) < SIGN && other[1] - other[0] < 3 * SIGN;
  return from >= -1 && to <= 101 && taken.every((other) => isOwn(other) || other[1] <= from || other[0] >= to);
}

type Wording = { words: string; isLeft: boolean; room: Taken };

/** What may stand beside a mark, the fullest first, right of it and left of it. */
function wordingsOf({ at, change, x }: PlacedMark): Wording[] {
  const short = `${clock(new Date(at))} ${kindWords[change.kind]}`;
  return [`${short} ${change.version}`, short].flatMap((words): Wording[] => {
    const width = widthOf(words) + 2 * SIGN;
    return [
      { words, isLeft: false, room: [x, x + width] },
      { words, isLeft: true, room: [x - width, x] },
    ];
  });
}

/** Words stand on the side of their mark where there is room, those of a step back before the others, the newest first. */
function placed(marks: readonly Mark[], span: Span): PlacedMark[] {
  const signs = marks.map(({ at }): Taken => [xOf(at, span) - SIGN, xOf(at, span) + SIGN]);
  const taken: Taken[] = [...signs];
  const all = marks.map((mark): PlacedMark => ({ ...mark, x: xOf(mark.at, span), words: '', isLeft: false }));
  const order = [...all.keys()].reverse().sort((one, other) => rank(all[other]) - rank(all[one]));
  for (const index of order) {
    const mark = all[index];
    const chosen = mark && wordingsOf(mark).find((wording) => isFree(taken, wording.room, signs[index]));
    if (!mark || !chosen) continue;
    taken.push(chosen.room);
    Object.assign(mark, { words: chosen.words, isLeft: chosen.isLeft });
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
