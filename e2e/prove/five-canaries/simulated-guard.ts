import { badOf, guardFive } from '@site/release/testing/five-canaries';
import { everyFew } from './progress';

const simulated = 200;

export type GuardFigures = {
  /** Runs in which one of five fails; those in which the guard ended it alone, and the longest time, in seconds. */
  runs: number;
  endedAlone: number;
  slowestSeconds: number;
  /** Canaries that the guard ended in as many runs of five good ones. */
  endedGood: number;
};

/** The guard of simulated shells beside five canaries, of which one fails or none. */
export function guardSimulated(): GuardFigures {
  const figures: GuardFigures = { runs: simulated, endedAlone: 0, slowestSeconds: 0, endedGood: 0 };
  for (let seed = 1; seed <= simulated; seed++) {
    const ended = guardFive(seed, 1);
    if (ended.length === 1 && ended[0]?.name === badOf(seed)) figures.endedAlone += 1;
    figures.slowestSeconds = Math.max(figures.slowestSeconds, ...ended.map(({ seconds }) => seconds));
    figures.endedGood += guardFive(seed, 0).length;
    everyFew('runs of the guard', seed, simulated);
  }
  return figures;
}
