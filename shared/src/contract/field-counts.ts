import { type Static, Type } from '@sinclair/typebox';

/** What is timed: by the shell of its render processes, the rest as browsers tell it (docs/decisions/094-a-canary-is-judged-by-what-visitors-live-through.md). */
export const timed = ['render', 'cpu', 'ttfb', 'lcp', 'inp', 'cls', 'soft'] as const;
/** What goes well or not: where an answer leads, as the shell sees it; the rest as browsers tell it. */
export const tried = ['redirect', 'missing', 'noindex', 'begun', 'form', 'tap', 'error'] as const;
export const devices = ['phone', 'desk'] as const;
export const browsers = ['chromium', 'safari', 'firefox', 'wechat', 'other'] as const;

export type Timed = (typeof timed)[number];
export type Tried = (typeof tried)[number];
export type Browser = (typeof browsers)[number];

const [firstBound, classesOfOctave, octaves] = [50, 4, 8];
/**
 * Upper bounds of the classes of a sketch in milliseconds, of `cls` in thousandths; the last class has none. A class is a fifth
 * wider than the one before, so that a sketch of anything has the same few numbers.
 */
export const sketchBounds: readonly number[] = Array.from({ length: octaves * classesOfOctave + 1 }, (_, step) =>
  Math.round(firstBound * 2 ** (step / classesOfOctave)),
);
export const sketchClasses = sketchBounds.length + 1;

/** The class of a sketch that a value belongs to. */
export function classOf(value: number): number {
  const place = sketchBounds.findIndex((most) => value <= most);
  return place < 0 ? sketchBounds.length : place;
}

/**
 * Since the start of a shell, of one version of a section; numbers only grow. What is timed is a sketch, what is tried is
 * `[attempts, failures]`. A name is `render`, or with device and browser `lcp phone wechat`, so that there are 95 at the most.
 */
export const FieldCounts = Type.Record(
  Type.String({ pattern: `^(?:${[...timed, ...tried].join('|')})(?: [a-z]+ [a-z]+)?$` }),
  Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: sketchClasses }),
  { additionalProperties: false, maxProperties: 100 },
);

export type FieldCounts = Static<typeof FieldCounts>;
