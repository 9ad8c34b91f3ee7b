import { harms, judgeViews, troubles } from '@site/release/guard/simulated-views';

export type FieldFigures = {
  /** Runs of each trouble that canary and control share; canaries that were ended all the same, by trouble. */
  runs: number;
  endedGood: Record<string, number>;
  /** Canaries that harm, of each kind; those that were ended for a measure that they harm, and the longest time, in seconds. */
  harmful: number;
  ended: Record<string, [ended: number, slowestSeconds: number]>;
};

const runs = 200;
const harmful = 50;
/** Views a second of the canary. */
const perSecond = 10;
const seconds = 600;

/** Simulated sites whose canary hurts, or suffers what all suffer: what the guard's own judge makes of them. */
export function runFieldGuard(): FieldFigures {
  const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed + 1);
  const endedGood = Object.entries(troubles).map(([name, trouble]) => {
    const ended = seeds(runs).filter((seed) => judgeViews({ seed, perSecond, seconds, harm: {}, trouble }));
    return [name, ended.length];
  });
  const ended = Object.entries(harms).map(([name, harm]) => {
    const harmed = Object.values(harm).flatMap((one) => Object.keys(one));
    const found = seeds(harmful).flatMap((seed) => judgeViews({ seed, perSecond, seconds, harm }) ?? []);
    const own = found.filter(({ verdict }) => harmed.includes(verdict.kind.split(' ')[0] ?? ''));
    return [name, [own.length, Math.max(0, ...own.map((one) => one.seconds))]];
  });
  return { runs, endedGood: Object.fromEntries(endedGood), harmful, ended: Object.fromEntries(ended) };
}
