import { LRUCache } from 'lru-cache';
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
  private readonly flights = new Map<string, Promise<Packed | undefined>>();

  /** @param read gives the bytes, or nothing where there is no such file; that is not remembered */
  get(name: string, read: () => Promise<Buffer | undefined>): Promise<Packed | undefined> {
    const known = this.packed.get(name);
    if (known) return Promise.resolve(known);
    const running = this.flights.get(name);
    if (running) return running;
    const flight = this.load(name, read).finally(() => this.flights.delete(name));
    this.flights.set(name, flight);
    return flight;
  }

  private async load(name: string, read: () => Promise<Buffer | undefined>): Promise<Packed | undefined> {
    const raw = await read();
    if (!raw) return undefined;
    const file = await pack(raw, name.endsWith('.css') ? quality.style : quality.other);
    this.packed.set(name, file);
    return file;
  }
}
