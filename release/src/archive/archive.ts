import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ReleaseError } from '../errors/release-error';
import { systemCode } from '../errors/system-error';
import { MANIFEST } from './archive-names';
import { type Place, placesIn, readAt } from './archive-places';

/** Bytes that are held in memory at a time. */
const CHUNK = 1024 * 1024;

/** A backup of which every byte was read and is as it was written. */
export class Archive {
  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  /**
   * Opens a backup and holds every byte of it against its list of hashes.
   * @throws {ReleaseError} naming the file and what of it is wrong
   */
  static async open(path: string): Promise<Archive> {
    const unreadable = (error: unknown) =>
      new ReleaseError(`The backup ${path} cannot be read (${systemCode(error)}).`);
    const handle = await open(path).catch((error: unknown) => {
      throw unreadable(error);
    });
    try {
      const archive = new Archive(path, handle, await placesIn(handle, path));
      await archive.prove();
      return archive;
    } catch (error) {
      await handle.close();
      throw systemCode(error) ? unreadable(error) : error;
    }
  }

  get names(): string[] {
    return [...this.places.keys()];
  }

  sizeOf(name: string): number | undefined {
    return this.places.get(name)?.size;
  }

  /** Null for a name that is not there. */
  async read(name: string): Promise<Buffer | null> {
    const place = this.places.get(name);
    return place ? readAt(this.handle, place) : null;
  }

  /** Writes a file of the archive to a new one that nobody else may read; it is on disk when this resolves. */
  async extract(name: string, target: string): Promise<void> {
    const place = this.places.get(name) ?? { start: 0, size: 0 };
    await pipeline(this.chunks(place), createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async prove(): Promise<void> {
    const listed = readManifest((await this.read(MANIFEST))?.toString('utf8') ?? '', this.path);
    for (const [name, place] of this.places) {
      if (name === MANIFEST) continue;
      const hash = createHash('sha256');
      for await (const chunk of this.chunks(place)) hash.update(chunk);
      const expected = listed.get(name);
      if (expected !== hash.digest('hex'))
        throw new ReleaseError(
          `The backup ${this.path} is damaged: ${name} does not have the hash that ${MANIFEST} lists.`,
        );
    }
    const missing = [...listed.keys()].find((name) => !this.places.has(name));
    if (missing) throw new ReleaseError(`The backup ${this.path} is damaged: ${missing} is listed and not there.`);
  }

  private async *chunks({ start, size }: Place): AsyncGenerator<Buffer> {
    for (let done = 0; done < size; done += CHUNK)
      yield await readAt(this.handle, { start: start + done, size: Math.min(CHUNK, size - done) });
  }
}

/** Name → hash. */
function readManifest(text: string, path: string): Map<string, string> {
  const lines = text.split('\n').slice(0, -1);
  return new Map(
    lines.map((line) => {
      const [, hash, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (!hash || !name)
        throw new ReleaseError(`The backup ${path} is damaged: ${MANIFEST} has the line ${JSON.stringify(line)}.`);
      return [name, hash];
    }),
  );
}
