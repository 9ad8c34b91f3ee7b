import { lone } from './dimensions/alone';
import { clocks } from './dimensions/clock';
import { counts } from './dimensions/count';
import { durations } from './dimensions/duration';
import { fractions } from './dimensions/fraction';
import { prices } from './dimensions/money';
import { spans } from './dimensions/month';
import { multiples } from './dimensions/multiple';
import { percentages } from './dimensions/percentage';
import { ports } from './dimensions/port';
import { rates } from './dimensions/rate';
import { sizes } from './dimensions/size';
import { versions } from './dimensions/version';
import { weekdays } from './dimensions/weekdays';
import { years } from './dimensions/year';
import type { Quantity, Recogniser } from './quantity';

const recognisers: readonly Recogniser[] = [
  prices,
  durations,
  sizes,
  rates,
  percentages,
  counts,
  versions,
  weekdays,
  clocks,
  spans,
  fractions,
  ports,
  years,
  multiples,
  lone,
];

/** 「一个」 and 「一台」 are no count: they are articles. */
const single = /^一(?:个|座|种|款|档|类|路|台|套|项|家|场|次|名|位|条|题|个?人)$/;

/** Every value that a line states, whatever its dimension, in the order of the line; ¥480 / 1 TB is one. */
export function readQuantities(line: string): Quantity[] {
  return recognisers
    .flatMap((recognise) => recognise(line))
    .filter(({ start, text }) => !/\/ ?$/.test(line.slice(0, start)) && !single.test(text))
    .sort((one, other) => one.start - other.start);
}
