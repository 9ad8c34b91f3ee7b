import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const maxBytes = 64 * 1024 * 1024;
/** Quality 5 costs 1.5 ms for 44 KB, 11 costs 81 (federation.md §12). */
const quality = 5;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type StoredPage = {
  status: number;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  setId: string;
  at: number;
  freshFor: number;
};

/** `key` names the page as it is now, `standIn` the page of any set and content. */
export type PageKeys = { key: string; standIn: string };

/** Compresses once, for every later answer. */
export async function storedPage(status: number, html: string, setId: string, freshFor: number): Promise<StoredPage> {
  const bytes = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes),
  ]);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { status, html: bytes, br, gzip: zipped, etag, setId, at: Date.now(), freshFor };
}

function sizeOf(page: StoredPage): number {
  return page.html.length + page.br.length + page.gzip.length;
}

/** Pages by their key, and the last good page of each address whatever its set and content (page-key.ts). Bounded by bytes. */
export class HtmlCache {
  private readonly pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  private readonly lastGood = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  private readonly flights = new Map<string, Promise<StoredPage>>();

  /** Without `enabled` nothing is kept and every request renders, for measuring. */
  constructor(private readonly enabled = true) {}

  get(key: string): StoredPage | undefined {
    return this.pages.get(key);
  }

  /** The last page of this address that was whole, for when it cannot be rendered now. */
  standIn(standInKey: string): StoredPage | undefined {
    return this.lastGood.get(standInKey);
  }

  /** `whole`: nothing was left out, so that the page may stand in later. */
  put(keys: PageKeys, page: StoredPage, whole: boolean): void {
    if (!this.enabled) return;
    this.pages.set(keys.key, page);
    if (whole || !this.lastGood.has(keys.standIn)) this.lastGood.set(keys.standIn, page);
  }

  /** One render of a key at a time; all who ask meanwhile get its answer. */
  once(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = this.flights.get(key);
    if (!this.enabled) return render();
    if (running) return running;
    const flight = render().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }
}
