import type { Logger } from 'pino';
import type { BarredAddresses } from './barred-addresses';
import { WorkerDied } from './pending-renders';
import type { RenderWorker } from './render-worker';
import type { RenderAnswer, RenderRequest } from './worker-messages';

/** Pages that wait at most; one more is given up without a second try. */
const maxWaiting = 24;

export type Page = { request: RenderRequest; routeId: string };

type Suspect = Page & {
  painting: boolean;
  done: (answer: RenderAnswer) => void;
  fail: (error: Error) => void;
};

type Options = { start: () => RenderWorker; barred: BarredAddresses; log: Logger };

/** Renders pages whose worker ended once more, each alone on a fresh worker: only one that ends that too is to blame. */
export class Quarantine {
  private readonly suspects: Suspect[] = [];
  private running = false;

  constructor(private readonly options: Options) {}

  /** Whether this very page waits here or is being tried. */
  holds({ routeId, request }: Page): boolean {
    return this.suspects.some((other) => other.routeId === routeId && other.request.address === request.address);
  }

  /**
   * @param painting whether the worker was painting this page when it ended; such a page comes last
   * @throws {WorkerDied} when it ends the fresh worker too, or too many wait
   */
  retry(page: Page, painting: boolean): Promise<RenderAnswer> {
    if (this.suspects.length >= maxWaiting)
      return Promise.reject(new WorkerDied(`${maxWaiting} pages wait already to be rendered alone`));
    return new Promise((done, fail) => {
      this.suspects.push({ ...page, painting, done, fail });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    // All pages of the ended worker have to be here before the first is chosen.
    await new Promise(setImmediate);
    for (let next = this.next(); next; next = this.next()) {
      await this.judge(next);
      this.suspects.splice(this.suspects.indexOf(next), 1);
    }
    this.running = false;
  }

  private next(): Suspect | undefined {
    return this.suspects.find(({ painting }) => !painting) ?? this.suspects[0];
  }

  private async judge(suspect: Suspect): Promise<void> {
    const { barred, log } = this.options;
    const { routeId, request, done, fail } = suspect;
    if (barred.has(routeId, request.address)) return fail(new WorkerDied(`${routeId} ended a worker lately`));
    try {
      done(await this.renderAlone(request));
    } catch (error) {
      if (!(error instanceof PageKills)) return fail(error as Error);
      barred.add(routeId, request.address);
      const pattern = barred.barsPattern(routeId);
      log.error(
        { routeId, reference: request.reference, pattern, reason: error.message },
        'page ended its worker alone',
      );
      fail(error);
    }
  }

  /** @throws {PageKills} when the worker ends while it renders; another error when it does not even start */
  private async renderAlone(request: RenderRequest): Promise<RenderAnswer> {
    const worker = this.options.start();
    try {
      await worker.ready;
      return await worker.render(request).catch((error: Error) => {
        throw new PageKills(`the page, alone on a fresh worker: ${error.message}`);
      });
    } finally {
      worker.terminate();
    }
  }
}

class PageKills extends WorkerDied {}
