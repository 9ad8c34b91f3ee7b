import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../calls/single-flight';
import { compress, type CompressedBody, compressedSize } from '../pages/compressed-body';

const maxBytes = 64 * 1024 * 1024;
/** Styles block the first paint, so they get the highest quality; a large script would take a second. */
const quality = { style: 11, other: 9 };

/** Immutable files, each read and compressed once, single-flight. Bounded by bytes. */
export class AssetCache {
  private readonly packed = new LRUCache<string, CompressedBody>({
    maxSize: maxBytes,
    sizeCalculation: (file) => compressedSize(file) + 1,
  });
  private readonly inFlight = new SingleFlight<CompressedBody | undefined>();

  /** @param read returns the bytes, or undefined for a missing file, which is not cached */
  get(name: string, read: () => Promise<Buffer | undefined>): Promise<CompressedBody | undefined> {
    const known = this.packed.get(name);
    return known ? Promise.resolve(known) : this.inFlight.once(name, () => this.load(name, read));
  }

  private async load(name: string, read: () => Promise<Buffer | undefined>): Promise<CompressedBody | undefined> {
    const raw = await read();
    if (!raw) return undefined;
    const file = await compress(raw, name.endsWith('.css') ? quality.style : quality.other);
    this.packed.set(name, file);
    return file;
  }
}
