import { journeyTimeout } from './journey-timeout';

const askEvery = 20;

/**
 * Waits until `condition` gives something.
 * @throws {Error} naming what was waited for
 */
export async function waitFor<T>(
  what: string,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  const deadline = Date.now() + journeyTimeout;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${journeyTimeout} ms in vain: ${what}.`);
    await new Promise((done) => setTimeout(done, askEvery));
  }
}
