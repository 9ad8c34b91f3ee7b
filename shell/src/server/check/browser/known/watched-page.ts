import type { AskedOfSite } from '@site/shared/contract/kept-looks';
import type { Page, Request, Response } from 'playwright-core';
import type { SiteAnswers } from './site-answers';
import type { StableNames } from './stable-names';

/** What a page asked, and the hash of the answer; without one it is asked again: files have their release's bytes. */
export type Seen = { asked: AskedOfSite; hash: string | undefined };

const isFile = (address: string) => address.startsWith('/assets/');
/** What is sent and booked nowhere: the check's site takes it and answers nothing. */
const isTaken = (response: Response) => response.request().method() === 'POST' && response.status() === 204;

/** Undefined of what the browser had already: it shows the few headers by which the site said that nothing has changed. */
async function hashOfResponse(answers: SiteAnswers, response: Response): Promise<string | undefined> {
  const status = response.status();
  const headers = await response.allHeaders();
  if (headers['content-type'] === undefined) return undefined;
  const body = status >= 300 && status < 400 ? Buffer.alloc(0) : await response.body();
  return answers.hashOf({ status, headers, body });
}

/** Notes what a page asks its site and what it is answered, from now on. */
export class WatchedPage {
  private readonly seen = new Map<string, { asked: AskedOfSite; hash: Promise<string | undefined> | undefined }>();
  /** A page that was answered the same question in two ways says nothing of either. */
  private isUnsteady = false;
  private isOver = false;

  constructor(
    private readonly origin: string,
    private readonly names: StableNames,
    private readonly answers: SiteAnswers,
  ) {}

  begin(page: Page): void {
    page.context().on('request', (request) => this.note(request, undefined));
    page.context().on('response', (response) => {
      if (!isTaken(response)) this.note(response.request(), response);
    });
  }

  end(): void {
    this.isOver = true;
  }

  /** Undefined where it cannot be told. */
  async all(): Promise<Seen[] | undefined> {
    const all = await Promise.all([...this.seen.values()].map(async (one) => ({ ...one, hash: await one.hash })));
    return this.isUnsteady ? undefined : all;
  }

  private askedOf(request: Request): AskedOfSite | undefined {
    const method = request.method();
    if (!request.url().startsWith(`${this.origin}/`) || (method !== 'GET' && method !== 'POST')) return undefined;
    const address = this.names.stableOf(request.url().slice(this.origin.length).replace(/#.*$/s, ''));
    const [body, type] = [request.postData(), request.headers()['content-type']];
    return { method, address, ...(body !== null && { body }), ...(body !== null && type && { type }) };
  }

  private note(request: Request, response: Response | undefined): void {
    const asked = this.isOver ? undefined : this.askedOf(request);
    if (!asked || (asked.method === 'POST' && !response)) return;
    const key = JSON.stringify(asked);
    // A page that is left before it has come is asked for again.
    const read = response && !isFile(asked.address) ? hashOfResponse(this.answers, response) : undefined;
    const hash = read?.catch(() => undefined);
    const before = this.seen.get(key)?.hash;
    this.seen.set(key, { asked, hash: this.steady(before, hash) });
  }

  private steady(before: Promise<string | undefined> | undefined, now: Promise<string | undefined> | undefined) {
    if (!before || !now) return before ?? now;
    return Promise.all([before, now]).then(([one, other]) => {
      if (one && other && one !== other) this.isUnsteady = true;
      return one ?? other;
    });
  }
}
