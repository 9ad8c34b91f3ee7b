import type { RunningSite } from './running-site';

/** A running shell takes a revision within a second, on a busy machine later; in milliseconds. */
const timeoutMs = 60_000;
const askEvery = 15;

type Health = { newest: number; revision: number; remotes: Record<string, string>; error: string | null };

async function health(site: RunningSite): Promise<Health> {
  return (await (await fetch(`${site.operations}/-/health`)).json()) as Health;
}

/**
 * Waits until the shell renders with this version of a section.
 * @throws {Error} with the reason of the shell when it does not
 */
export async function untilLive(site: RunningSite, section: string, version: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const { error, remotes } = await health(site);
    if (remotes[section] === version) return;
    if (error?.includes(version)) throw new Error(`The shell keeps the version before. ${error}`);
    await new Promise((done) => setTimeout(done, askEvery));
  }
  throw new Error(`The shell has not taken ${section} ${version} after ${timeoutMs / 1000} s.`);
}
