import { countDependentPairs } from './shared-visitors';
import { type ShownFigures, visitShown } from './shown-versions';
import { type GuardFigures, guardSimulated } from './simulated-guard';

export type CanaryFigures = ReturnType<typeof countDependentPairs> & GuardFigures & ShownFigures;

/** Five canaries at once: who is in them, what the guard makes of one that fails, and what visitors are shown. */
export async function runFiveCanaries(api: string): Promise<CanaryFigures> {
  const shown = await visitShown(api);
  return { ...countDependentPairs(), ...guardSimulated(), ...shown };
}
