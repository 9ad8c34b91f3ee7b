import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../calls/single-flight';
import { CodedBody, sizeOfBody } from '../pages/coded-body';
import type { CodedFile } from './asset-source';

const maxBytes = 64 * 1024 * 1024;
/** Of what was built without a brotli beside it: the first versions, and sections under development. */
const quality = { best: 11, large: 10, quick: 2 };
/** Bytes from which the best quality costs a script too much time: a large one would take more than a second. */
const large = 64 * 1024;

/** Styles block the first paint, and small scripts are what a page waits for: both get the best quality. */
function qualityOf(name: string, { length }: Buffer): number {
  return name.endsWith('.css') || length < large ? quality.best : quality.large;
}

/**
 * Immutable files, each read once, with the brotli of its build or else compressed once in each coding that is asked for. A brotli
 * of other bytes than the file's own is not served, whoever signed it. Bounded by bytes.
 */
export class AssetCache {
  private readonly packed = new LRUCache<string, CodedBody>({ maxSize: maxBytes, sizeCalculation: sizeOfBody });
  private readonly inFlight = new SingleFlight<CodedBody | undefined>();

  /** @param quick for files that somebody waits for who has just saved them, on this machine */
  constructor(private readonly quick = false) {}

  /** What is there without any work. */
  ready(name: string): CodedBody | undefined {
    return this.packed.get(name);
  }

  /** @param read returns the file, or undefined for a missing one, which is not cached */
  get(name: string, read: () => Promise<CodedFile | undefined>): Promise<CodedBody | undefined> {
    const known = this.packed.get(name);
    return known ? Promise.resolve(known) : this.inFlight.once(name, () => this.load(name, read));
  }

  private async load(name: string, read: () => Promise<CodedFile | undefined>): Promise<CodedBody | undefined> {
    const found = await read();
    if (!found) return undefined;
    const { raw, br } = found;
    const file = new CodedBody(raw, this.quick ? quality.quick : qualityOf(name, raw));
    if (br) await file.take(br);
    this.packed.set(name, file);
    return file;
  }
}
