import { type FileHandle, open } from 'node:fs/promises';
import type { Failpoint } from '../failpoint';
import { segmentPath } from './segment-files';
import { syncFolder } from './sync-folder';

/** Appends to one segment file: whole batches or nothing. */
export class SegmentWriter {
  private broken = false;

  private constructor(
    readonly segment: number,
    private readonly file: FileHandle,
    private offset: number,
    private readonly failpoint: Failpoint,
  ) {}

  static async open(folder: string, segment: number, failpoint: Failpoint): Promise<SegmentWriter> {
    const file = await open(segmentPath(folder, segment), 'a', 0o600);
    syncFolder(folder);
    return new SegmentWriter(segment, file, (await file.stat()).size, failpoint);
  }

  /** Bytes that are on disk. */
  get length(): number {
    return this.offset;
  }

  /** A partially written batch could not be removed: nothing may be appended after it. */
  get isBroken(): boolean {
    return this.broken;
  }

  /** Resolves when the bytes are durable; when it rejects, none of them are in the file. */
  async append(bytes: Buffer): Promise<void> {
    try {
      this.failpoint('journal.write');
      await this.file.appendFile(bytes);
      this.failpoint('journal.written');
      await this.file.datasync();
      this.failpoint('journal.synced');
      this.offset += bytes.length;
    } catch (error) {
      await this.file.truncate(this.offset).catch(() => {
        this.broken = true;
      });
      throw error;
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
