import { freePort } from '@site/shared/process/free-port';
import { AskedCalls } from '../asked-calls';
import type { Candidate } from '../candidate';
import { serveCandidate } from '../candidate-site';
import { onLoopback } from '../loopback-config';
import type { CheckedSets } from './known/known-looks';

/** What is served of the candidate and of what is live, on this machine. */
export type CheckedSites = CheckedSets & { close: () => Promise<void> };

/** What is live, served beside the candidate at a port of its own. */
async function serveBefore(candidate: Candidate) {
  const { before, config } = candidate;
  if (!before) return undefined;
  const own = onLoopback(config, await freePort());
  // What the live version asks says nothing of the candidate's calls.
  const asked = new AskedCalls();
  const app = await serveCandidate({ ...candidate, asked, config: own, sets: before.sets, live: before.set });
  return { app, origin: own.site.origin, input: before.set.input };
}

/** Serves both sets to a browser of this machine. */
export async function checkedSites(candidate: Candidate): Promise<CheckedSites> {
  const app = await serveCandidate(candidate);
  const live = await serveBefore(candidate);
  return {
    now: { app, origin: candidate.config.site.origin, input: candidate.live.input },
    live,
    close: async () => {
      await Promise.all([app.close(), live?.app.close()]);
    },
  };
}
