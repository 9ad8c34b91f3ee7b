import { createHash } from 'node:crypto';
import { firstQuality } from '@site/shared/contract/page-coding';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../calls/single-flight';
import { htmlBytes } from '../../render/pages/html-text';
import type { Painted } from '../first-paint/first-paint';
import { CodedBody, sizeOfBody } from './coded-body';
import { RefinedBodies } from './refined-bodies';

const maxBytes = 64 * 1024 * 1024;
/** Of pages that are not there: anybody can think of any number of them, so they have room of their own. */
const maxMissingBytes = 4 * 1024 * 1024;
/** How long a missing page is taken as missing without a look, in milliseconds. */
export const missingFor = 10_000;

export type StoredPage = {
  body: CodedBody;
  status: number;
  etag: string;
  /** The release that rendered it: `mf-help@1.2.3`. */
  release: string;
  /** What its policy has to allow for the styles in its head. */
  styles: string;
  /** It tells search engines to leave it out. */
  isNoindex: boolean;
  at: number;
  freshFor: number;
};

/** `key`: the page of the live release and content; `standIn`: the page of any release and content, if it may stand in. */
export type PageKeys = { key: string; standIn: string | undefined };

/** A document without styles of its own. */
export function plain(html: string): Painted {
  return { html, styles: '' };
}

/** As the document writes it (`render/document/head.ts`). */
const noindexMark = '<meta name="robots" content="noindex';

export function storedPage(status: number, { html, styles }: Painted, release: string, freshFor: number): StoredPage {
  const bytes = htmlBytes(html);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    body: new CodedBody(bytes, firstQuality(bytes.length)),
    status,
    etag,
    release,
    styles,
    isNoindex: bytes.includes(noindexMark),
    at: Date.now(),
    freshFor,
  };
}

export async function textOf({ body }: Pick<StoredPage, 'body'>): Promise<string> {
  return (await body.plain()).toString();
}

function sizeOf({ body }: StoredPage): number {
  return sizeOfBody(body);
}

/** Pages by their key, and the last good page of each address whatever its release and content (page-key.ts). Bounded by bytes. */
export class HtmlCache {
  private readonly pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  private readonly lastGood = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  private readonly missing = new LRUCache<string, StoredPage>({
    maxSize: maxMissingBytes,
    sizeCalculation: sizeOf,
    ttl: missingFor,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  private readonly inFlight = new SingleFlight<StoredPage>();

  private readonly refined = new RefinedBodies();

  /** If not `enabled`, nothing is stored and every request renders, for measuring. */
  constructor(private readonly enabled = true) {}

  get(key: string): StoredPage | undefined {
    return this.pages.get(key) ?? this.missing.get(key);
  }

  /** The last complete page of this address, as fallback when rendering fails. */
  standIn(standInKey: string): StoredPage | undefined {
    return this.lastGood.get(standInKey);
  }

  /** `whole`: nothing is missing, so the page may be a fallback later. */
  put(keys: PageKeys, rendered: StoredPage, whole: boolean): void {
    if (!this.enabled) return;
    const page = this.withKnownBody(keys, rendered);
    this.pages.set(keys.key, page);
    if (keys.standIn === undefined) return;
    if (whole || !this.lastGood.has(keys.standIn)) this.lastGood.set(keys.standIn, page);
  }

  /** A page that was rendered again is mostly the same: what was made of its body stays. */
  private withKnownBody({ key, standIn }: PageKeys, page: StoredPage): StoredPage {
    const stored = [this.pages.peek(key), standIn === undefined ? undefined : this.lastGood.peek(standIn)];
    const same = stored.find((one) => one?.etag === page.etag);
    if (same) return { ...page, body: same.body };
    page.body.whenAskedAgain((body) => this.refined.add(body));
    return page;
  }

  /** Drops every page that may not be shown any more, those that would stand in included. */
  keepOnly(mayShow: (page: StoredPage) => boolean): void {
    for (const pages of [this.pages, this.lastGood, this.missing])
      for (const [key, page] of [...pages.entries()]) if (!mayShow(page)) pages.delete(key);
  }

  /** Keeps a 404 for some seconds. */
  putMissing(key: string, page: StoredPage): void {
    if (this.enabled) this.missing.set(key, page);
  }

  /** Single-flight renders by key. */
  once(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    return this.enabled ? this.inFlight.once(key, render) : render();
  }
}
