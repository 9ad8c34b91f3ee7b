import { readContentRevision } from '@site/shared/calls/content-revision';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { requestFor } from './own-call';

/** In milliseconds. */
export const pollInterval = 1000;
/** Poll interval for a host without this call (the specification does not have it), in milliseconds. */
export const unsupportedPollInterval = 60_000;

const call = requestFor(readContentRevision, {}, 800);
const unknownCall = 404;

type Options = {
  fetch: (call: DataRequest) => Promise<DataAnswer>;
  /** Refreshes cached data before pages are rendered for the new revision. */
  refresh: () => Promise<void>;
};

function revisionIn(answer: DataAnswer): number {
  if (!answer.ok || answer.status !== 200) return 0;
  const revision = (answer.body as { data?: { revision?: unknown } }).data?.revision;
  return typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0;
}

/**
 * The content revision of the api, polled in the background so that computing a page's key only reads `current`. 0 while
 * unknown, and always 0 for a host without revisions: pages then expire by their cache seconds alone.
 */
export class ContentRevision {
  current = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private silentSince: number | undefined;

  constructor(private readonly options: Options) {}

  async start(): Promise<void> {
    // Whatever a host answers: the next poll asks again.
    const pause = await this.poll().catch(() => pollInterval);
    if (this.stopped) return;
    // It never fails: what a poll throws is caught above.
    this.timer = setTimeout(() => void this.start().catch(() => undefined), pause);
    this.timer.unref();
  }

  /** For how long the service has given no good answer, in seconds; 0 while it does. */
  get silentSeconds(): number {
    return this.silentSince === undefined ? 0 : Math.max(0, Math.round((Date.now() - this.silentSince) / 1000));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Returns the delay before the next poll, in milliseconds. */
  private async poll(): Promise<number> {
    const answer = await this.options.fetch(call);
    const revision = revisionIn(answer);
    // What a proxy says in the place of a service that is gone is none of its answers.
    const isGood = answer.ok && answer.status < 500;
    this.silentSince = isGood ? undefined : (this.silentSince ?? Date.now());
    if (revision !== 0 && revision !== this.current) {
      await this.options.refresh();
      this.current = revision;
    }
    return answer.ok && answer.status === unknownCall ? unsupportedPollInterval : pollInterval;
  }
}
