import type { DataAnswer, DataRequest } from '../remotes/worker-messages';

/** How soon a shell knows of new content, in milliseconds. */
export const askEvery = 1000;
/** A host without the call (spec §7 names none) is asked again after this long, in milliseconds. */
export const askStrangerEvery = 60_000;

const call: DataRequest = { method: 'get', url: 'host:cms/open/v1/content/revision', timeout: 800 };
const unknownCall = 404;

type Options = {
  ask: (call: DataRequest) => Promise<DataAnswer>;
  /** Brings up to date what pages are made of, before they are rendered for the new revision. */
  renew: () => Promise<void>;
};

function revisionIn(answer: DataAnswer): number {
  if (!answer.ok || answer.status !== 200) return 0;
  const revision = (answer.body as { data?: { revision?: unknown } }).data?.revision;
  return typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0;
}

/**
 * Which content the api holds. Asked for beside the requests, so that a page's key costs one look at `current`; 0 while
 * nobody knows, and for good where the host does not number its content: pages then live by their cache seconds alone.
 */
export class ContentRevision {
  current = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: Options) {}

  async start(): Promise<void> {
    const pause = await this.look();
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.start(), pause);
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** One look; gives the pause before the next, in milliseconds. */
  private async look(): Promise<number> {
    const answer = await this.options.ask(call);
    const revision = revisionIn(answer);
    if (revision !== 0 && revision !== this.current) {
      await this.options.renew();
      this.current = revision;
    }
    return answer.ok && answer.status === unknownCall ? askStrangerEvery : askEvery;
  }
}
