import { LRUCache } from 'lru-cache';
import { Flights } from './flights';
import { pack, type Packed, packedSize } from './packed';

const maxBytes = 64 * 1024 * 1024;
/** Styles block the first paint, so they get the tightest packing; a large script would take a second of it. */
const quality = { style: 11, other: 9 };

/** Files that never change, each read and packed once however many ask for it at a time. Bounded by bytes. */
export class AssetCache {
  private readonly packed = new LRUCache<string, Packed>({
    maxSize: maxBytes,
    sizeCalculation: (file) => packedSize(file) + 1,
  });
  private readonly flights = new Flights<Packed | undefined>();

  /** @param read gives the bytes, or nothing where there is no such file; that is not remembered */
  get(name: string, read: () => Promise<Buffer | undefined>): Promise<Packed | undefined> {
    const known = this.packed.get(name);
    return known ? Promise.resolve(known) : this.flights.once(name, () => this.load(name, read));
  }

  private async load(name: string, read: () => Promise<Buffer | undefined>): Promise<Packed | undefined> {
    const raw = await read();
    if (!raw) return undefined;
    const file = await pack(raw, name.endsWith('.css') ? quality.style : quality.other);
    this.packed.set(name, file);
    return file;
  }
}
