const second = 1000;
const minute = 60 * second;

/** How long a version is watched after its promotion, in milliseconds. */
export const watchWindow = 30 * minute;
/** What the version before did in this time before the promotion is the measure, in milliseconds. */
export const timeBefore = 10 * minute;
/** A promoted version is judged by its last requests, over each of these times, in milliseconds. */
export const judgedTimes = [30 * second, 2 * minute, 10 * minute, watchWindow] as const;

/** Fewer failures are never judged. */
export const fewestFailures = 5;
/** Of a promoted version in the judged time. */
export const fewestRequests = 50;
/** Points above its control, as a share of attempts. */
export const margin = { promotion: 0.05, canary: 0.01 } as const;
/**
 * How likely such a difference may be by chance. Of a promotion at one look, of which a watch has thousands; of a canary at
 * all looks together.
 */
export const chance = {
  promotion: 1e-6,
  canary: 1e-3,
  /** The share of a canary's chance that all measures of what visitors live through have together; its faults have the rest. */
  ofField: 0.5,
} as const;
/** Points above its control, as a share of views, by which more of a canary are slow. */
export const slowMargin = 0.1;

/** What hurts all sections may hurt one this many times as much as it hurts the worst of the others. */
export const sharedTrouble = 3;
/** Fewer attempts of another section say nothing of what hurts all. */
export const fewestOfOthers = 20;
/** The rest of the shells must have this share of the attempts, for the one with the most failures to be left out. */
export const restOfShells = 0.2;
