import { describeFreeze, freezeClock, isRunning, readFreezes } from '../freeze/freezes';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { type Finding, look } from './finding';

/**
 * What is frozen now. One that somebody forgot holds up every team.
 * @throws {ReleaseError} where the record of freezes is not believed: then nothing new goes live
 */
export async function freezeFindings(
  store: Pick<ReleaseStore, 'read' | 'clock'>,
  keys: TrustedKeys,
): Promise<Finding[]> {
  const now = await freezeClock(store);
  const running = (await readFreezes(store, keys)).filter((window) => isRunning(window, now));
  return running.map((window) => look(`Frozen: ${describeFreeze(window)}.`, 'npm run release -- freeze'));
}
