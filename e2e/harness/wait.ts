const askEvery = 20;

/**
 * Waits until `condition` gives something.
 * @throws {Error} naming what was waited for
 */
export async function waitFor<T>(
  what: string,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  limit = 60_000,
): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${limit} ms in vain: ${what}.`);
    await new Promise((done) => setTimeout(done, askEvery));
  }
}
