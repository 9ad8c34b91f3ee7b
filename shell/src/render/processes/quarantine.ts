import { inBackground } from '@site/shared/process/in-background';
import type { Logger } from 'pino';
import type { BarredAddresses } from './barred-addresses';
import { ProcessEnded } from './pending-renders';
import type { RenderProcess } from './render-process';
import type { RenderAnswer, RenderRequest } from '../pages/worker-messages';

/** Pages that wait at most; one more is given up without a second try. */
const maxWaiting = 24;

export type Page = { request: RenderRequest; routeId: string };

type Suspect = Page & {
  wasRendering: boolean;
  done: (answer: RenderAnswer) => void;
  fail: (error: Error) => void;
};

type Options = { start: () => RenderProcess; barred: BarredAddresses; log: Logger };

/** Renders pages whose process ended once more, each alone on a fresh process: only one that ends that too is to blame. */
export class Quarantine {
  private readonly suspects: Suspect[] = [];
  private running = false;

  constructor(private readonly options: Options) {}

  /** Whether this very page waits here or is being tried. */
  holds({ routeId, request }: Page): boolean {
    return this.suspects.some((other) => other.routeId === routeId && other.request.address === request.address);
  }

  /**
   * @param wasRendering whether React was rendering this page when the process ended; such a page is tried last
   * @throws {ProcessEnded} when it ends the fresh process too, or too many wait
   */
  retry(page: Page, wasRendering: boolean): Promise<RenderAnswer> {
    if (this.suspects.length >= maxWaiting)
      return Promise.reject(new ProcessEnded(`${maxWaiting} pages wait already to be rendered alone`));
    return new Promise((done, fail) => {
      this.suspects.push({ ...page, wasRendering, done, fail });
      if (!this.running) inBackground(this.options.log, this.run(), 'pages are not tried alone any more');
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    // All pages of the ended process have to be here before the first is chosen.
    await new Promise(setImmediate);
    for (let next = this.next(); next; next = this.next()) {
      await this.judge(next);
      this.suspects.splice(this.suspects.indexOf(next), 1);
    }
    this.running = false;
  }

  private next(): Suspect | undefined {
    return this.suspects.find(({ wasRendering }) => !wasRendering) ?? this.suspects[0];
  }

  private async judge(suspect: Suspect): Promise<void> {
    const { barred, log } = this.options;
    const { routeId, request, done, fail } = suspect;
    if (barred.has(routeId, request.address)) return fail(new ProcessEnded(`${routeId} ended a process lately`));
    try {
      done(await this.renderAlone(request));
    } catch (error) {
      if (!(error instanceof PageKills)) return fail(error as Error);
      barred.add(routeId, request.address);
      const pattern = barred.barsPattern(routeId);
      log.error(
        { routeId, reference: request.reference, pattern, reason: error.message },
        'page ended its process alone',
      );
      fail(error);
    }
  }

  /** @throws {PageKills} when the process ends while it renders; another error when it does not even start */
  private async renderAlone(request: RenderRequest): Promise<RenderAnswer> {
    const process = this.options.start();
    try {
      await process.ready;
      return await process.render(request).catch((error: Error) => {
        throw new PageKills(`the page, alone on a fresh process: ${error.message}`);
      });
    } finally {
      process.terminate();
    }
  }
}

class PageKills extends ProcessEnded {}
