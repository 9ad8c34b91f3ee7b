export type Dimension =
  | 'money'
  | 'duration'
  | 'size'
  | 'rate'
  | 'percentage'
  | 'count'
  | 'version'
  | 'weekdays'
  | 'clock'
  | 'months'
  | 'fraction'
  | 'port'
  | 'year'
  | 'multiple';

/** A value with its dimension, and where a line says it. */
export type Quantity = {
  dimension: Dimension;
  /** In the dimension's smallest unit: yuan, seconds, MB, Kbps. Both are the same where it is no range. */
  least: number;
  most: number;
  /** What two values must have in common to be compared: the thing that is counted, the system of a version. */
  kind?: string;
  /** What it is for each of: 「小时」 of ¥120 / 小时. */
  per?: string;
  text: string;
  start: number;
  end: number;
};

/** A value that a line says where an expression matched. */
export function quantityAt(
  { 0: text, index: start }: RegExpExecArray,
  own: Omit<Quantity, 'text' | 'start' | 'end'>,
): Quantity {
  return { ...own, text, start, end: start + text.length };
}

/** Finds every value of one dimension in a line. */
export type Recogniser = (line: string) => Quantity[];

/** Months have 30 days and years 365, a TB 1,000 or 1,024 GB. */
const tolerance = 0.03;

const near = (one: number, other: number) => Math.abs(one - other) <= tolerance * Math.max(one, other);
const exact = new Set<Dimension>([
  'money',
  'percentage',
  'count',
  'version',
  'clock',
  'months',
  'weekdays',
  'fraction',
  'port',
  'year',
  'multiple',
]);

/** A number alone counts things or people. */
const countedAlone = new Set<string | undefined>(['thing', 'person', 'alone']);

function isOneKind({ kind: one }: Quantity, { kind: other }: Quantity): boolean {
  if (one === 'alone' || other === 'alone') return countedAlone.has(one) && countedAlone.has(other);
  return one === other;
}

/** Whether a value can be set against another at all: of one dimension, and of one kind. */
export function isComparable(one: Quantity, other: Quantity): boolean {
  return one.dimension === other.dimension && (one.dimension === 'duration' || isOneKind(one, other));
}

function perAgrees(one: string, other: string): boolean {
  return one === other || other.split('·').includes(one) || one.split('·').includes(other);
}

/** Whether two comparable values are one. */
export function isSame(one: Quantity, other: Quantity): boolean {
  const equal = exact.has(one.dimension) ? Object.is : near;
  if (!isOneKind(one, other)) return false;
  if (one.per !== undefined && other.per !== undefined && !perAgrees(one.per, other.per)) return false;
  return equal(one.least, other.least) && equal(one.most, other.most);
}

/** Whether a single value lies in a range, as a setting does in what can be set. */
export function isWithin(one: Quantity, range: Quantity): boolean {
  return isOneKind(one, range) && one.least >= range.least && one.most <= range.most;
}
