import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { MANIFEST } from './archive-names';
import { BLOCK, encodeHeader } from './tar-header';

/** Bytes that are read of a file at a time. */
const CHUNK = 1024 * 1024;

/** Writes a tar archive that nobody else may read; its last file is the list of hashes of all others. */
export class ArchiveWriter {
  private readonly lines: string[] = [];

  private constructor(
    private readonly handle: FileHandle,
    private readonly seconds: number,
  ) {}

  /** @throws a system error, of a name that is taken too */
  static async create(path: string, now: Date): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, 'wx', 0o600), Math.floor(now.getTime() / 1000));
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    this.list(name, createHash('sha256').update(bytes).digest('hex'));
    await this.begin(name, bytes.length);
    await this.handle.appendFile(bytes);
    await this.fillBlock(bytes.length);
  }

  /** What the file has now, however it grows. */
  async addFile(name: string, path: string): Promise<void> {
    const source = await open(path);
    try {
      const { size } = await source.stat();
      await this.begin(name, size);
      const hash = createHash('sha256');
      const chunks =
        size === 0 ? [] : source.createReadStream({ end: size - 1, highWaterMark: CHUNK, autoClose: false });
      for await (const chunk of chunks) {
        hash.update(chunk);
        await this.handle.appendFile(chunk);
      }
      this.list(name, hash.digest('hex'));
      await this.fillBlock(size);
    } finally {
      await source.close();
    }
  }

  /** Ends the archive; it is on disk when this resolves. */
  async finish(): Promise<void> {
    const manifest = Buffer.from(this.lines.join(''));
    await this.begin(MANIFEST, manifest.length);
    await this.handle.appendFile(manifest);
    await this.fillBlock(manifest.length);
    await this.handle.appendFile(Buffer.alloc(2 * BLOCK));
    await this.handle.sync();
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  /** As `sha256sum` writes it and `sha256sum -c` reads it. */
  private list(name: string, hash: string): void {
    this.lines.push(`${hash}  ${name}\n`);
  }

  private async begin(name: string, size: number): Promise<void> {
    await this.handle.appendFile(encodeHeader({ name, size, seconds: this.seconds }));
  }

  private async fillBlock(size: number): Promise<void> {
    await this.handle.appendFile(Buffer.alloc(-size & (BLOCK - 1)));
  }
}
