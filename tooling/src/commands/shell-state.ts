import type { RunningSite } from './running-site';

/** A running shell takes a revision within a second, on a busy machine later; in milliseconds. */
const timeoutMs = 60_000;
const askEvery = 15;

type Health = {
  newest: number;
  revision: number;
  content: number;
  remotes: Record<string, string>;
  error: string | null;
};

async function health(site: RunningSite): Promise<Health> {
  return (await (await fetch(`${site.operations}/-/health`)).json()) as Health;
}

async function until(site: RunningSite, holds: (health: Health) => boolean, failure: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (holds(await health(site))) return;
    await new Promise((done) => setTimeout(done, askEvery));
  }
  throw new Error(`${failure} after ${timeoutMs / 1000} s.`);
}

/**
 * Waits until the shell renders with this version of a section.
 * @throws {Error} with the reason of the shell when it does not
 */
export function untilLive(site: RunningSite, section: string, version: string): Promise<void> {
  const isLive = ({ error, remotes }: Health) => {
    if (remotes[section] === version) return true;
    if (error?.includes(version)) throw new Error(`The shell keeps the version before. ${error}`);
    return false;
  };
  return until(site, isLive, `The shell has not taken ${section} ${version}`);
}

/** Waits until the shell renders with this content revision or a later one. @throws {Error} when it does not */
export function untilContent(site: RunningSite, revision: number): Promise<void> {
  return until(site, ({ content }) => content >= revision, `The shell has not taken the content revision ${revision}`);
}
