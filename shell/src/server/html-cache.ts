import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Flights } from './flights';
import { pack, type Packed, packedSize } from './packed';

const maxBytes = 64 * 1024 * 1024;
/** Quality 5 costs 1.5 ms for 44 KB, 11 costs 81 (federation.md §12). */
const quality = 5;

export type StoredPage = Packed & {
  status: number;
  etag: string;
  setId: string;
  at: number;
  freshFor: number;
};

/** `key` names the page as it is now, `standIn` the page of any set and content. */
export type PageKeys = { key: string; standIn: string };

/** Compresses once, for every later answer. */
export async function storedPage(status: number, html: string, setId: string, freshFor: number): Promise<StoredPage> {
  const packed = await pack(Buffer.from(html), quality);
  const etag = createHash('sha256').update(packed.raw).digest('base64url').slice(0, 22);
  return { ...packed, status, etag, setId, at: Date.now(), freshFor };
}

/** Pages by their key, and the last good page of each address whatever its set and content (page-key.ts). Bounded by bytes. */
export class HtmlCache {
  private readonly pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: packedSize });
  private readonly lastGood = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: packedSize });
  private readonly flights = new Flights<StoredPage>();

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
    return this.enabled ? this.flights.once(key, render) : render();
  }
}
