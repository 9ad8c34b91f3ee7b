import type { Call } from '@site/shared/calls/call';

export type Weight = Call['weight'];

/** How many reads are in the database at a time, and how many wait for it. */
export type ReadLimits = Readonly<{
  /** Reads of any weight. */
  running: number;
  /** Heavy ones among them: fewer, so that light ones always find a place. */
  runningHeavy: number;
  waiting: Readonly<Record<Weight, number>>;
  /** Milliseconds in which a read must begin; those in which the process could not run do not count. */
  maxWait: number;
}>;

const maxWait = 1_000;

/** One connection: more reads at a time only make each other, and `/-/ready`, wait longer. */
const embeddedLimits: ReadLimits = { running: 4, runningHeavy: 1, waiting: { light: 100, heavy: 40 }, maxWait };

/** Within the connections of the pool (`database/postgres-database.ts`). */
const serverLimits: ReadLimits = { running: 8, runningHeavy: 3, waiting: { light: 200, heavy: 80 }, maxWait };

export function readLimits(databaseUrl: string | undefined): ReadLimits {
  return databaseUrl ? serverLimits : embeddedLimits;
}
