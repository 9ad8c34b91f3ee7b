import type { ReactElement } from 'react';
import { clock, everyHours, shortMoment } from '../data/time-text';
import { percentOf, type Span, xOf } from './lane-geometry';

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
