import type { FastifyInstance } from 'fastify';
import { freePort } from '@site/shared/process/free-port';
import { AskedCalls } from '../asked-calls';
import type { Candidate } from '../candidate';
import { serveCandidate } from '../candidate-site';
import { onLoopback } from '../loopback-config';

/** The origins of the candidate and of what is live, on this machine. */
export type CheckedSites = {
  now: string;
  app: FastifyInstance;
  before: string | undefined;
  close: () => Promise<void>;
};

/** What is live, served beside the candidate at a port of its own. */
async function serveBefore(candidate: Candidate) {
  const { before, config } = candidate;
  if (!before) return undefined;
  const own = onLoopback(config, await freePort());
  // What the live version asks says nothing of the candidate's calls.
  const asked = new AskedCalls();
  const app = await serveCandidate({ ...candidate, asked, config: own, sets: before.sets, live: before.set });
  return { app, origin: own.site.origin };
}

/** Serves both sets to a browser of this machine. */
export async function checkedSites(candidate: Candidate): Promise<CheckedSites> {
  const now = await serveCandidate(candidate);
  const before = await serveBefore(candidate);
  return {
    now: candidate.config.site.origin,
    app: now,
    before: before?.origin,
    close: async () => {
      await Promise.all([now.close(), before?.app.close()]);
    },
  };
}
