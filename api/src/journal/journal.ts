import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Failpoint, noFailpoint } from '../failpoint';
import { decodeLines, encodeLine } from './journal-line';
import { rewriteSegment } from './rewrite-segment';
import { cutTornTail, listSegments, segmentPath, syncFolder } from './segment-files';
import { SegmentWriter } from './segment-writer';

/** A place between two records. */
export type Cursor = { segment: number; offset: number };

export type JournalPart = { records: unknown[]; damaged: number; next: Cursor };

export type JournalOptions = {
  /** A new segment begins after so many bytes. */ segmentBytes?: number;
  failpoint?: Failpoint;
};

type Waiting = { line: Buffer; resolve: () => void; reject: (reason: unknown) => void };

const defaultSegmentBytes = 1024 * 1024;
/** Records one batch takes to the disk together. */
const longestBatch = 500;

/**
 * An append-only file of records that are on disk when `append` resolves (faults.md F13): PGlite itself never syncs.
 * Records that arrive while a sync runs share the next one.
 */
export class Journal {
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | undefined;

  private constructor(
    private readonly folder: string,
    private readonly segmentBytes: number,
    private readonly failpoint: Failpoint,
    private writer: SegmentWriter,
    /** Bytes cut from the end of the last segment at the start. */
    readonly tornBytes: number,
  ) {}

  static async open(folder: string, options: JournalOptions = {}): Promise<Journal> {
    const { segmentBytes = defaultSegmentBytes, failpoint = noFailpoint } = options;
    mkdirSync(folder, { recursive: true });
    const last = listSegments(folder).at(-1);
    const torn = last === undefined ? 0 : cutTornTail(segmentPath(folder, last));
    const writer = await SegmentWriter.open(folder, last ?? 1, failpoint);
    return new Journal(folder, segmentBytes, failpoint, writer, torn);
  }

  /** The oldest record that is still kept. */
  get start(): Cursor {
    return { segment: listSegments(this.folder)[0] ?? this.writer.segment, offset: 0 };
  }

  /** Behind the newest record that is on disk. */
  get end(): Cursor {
    return { segment: this.writer.segment, offset: this.writer.length };
  }

  /** Resolves when the record survives a power cut; rejects when it could not be written, and then it is not there. */
  append(record: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ line: encodeLine(record), resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** Records that are on disk, from `cursor` on, at most `most` and of one segment. */
  read(cursor: Cursor, most: number): JournalPart {
    const { segment, offset } = cursor;
    const isLast = segment === this.writer.segment;
    const file = readFileSync(segmentPath(this.folder, segment));
    const bytes = isLast ? file.subarray(0, this.writer.length) : file;
    const { records, damaged, end } = decodeLines(bytes, offset, most);
    if (records.length > 0 || damaged > 0 || isLast) return { records, damaged, next: { segment, offset: end } };
    const next = listSegments(this.folder).find((number) => number > segment) ?? this.writer.segment;
    return { records, damaged, next: { segment: next, offset: 0 } };
  }

  /** Ends the segment that is written to, so that it may be rewritten or deleted. */
  async roll(): Promise<void> {
    await this.settled();
    if (this.writer.length > 0) await this.startSegment();
  }

  /** Deletes whole segments that lie before `cursor`, but keeps the newest `keep` of them. */
  deleteBefore(cursor: Cursor, keep = 0): number {
    const old = listSegments(this.folder).filter((number) => number < cursor.segment);
    const doomed = old.slice(0, Math.max(0, old.length - keep));
    for (const number of doomed) {
      this.failpoint('journal.delete');
      rmSync(segmentPath(this.folder, number));
    }
    if (doomed.length > 0) syncFolder(this.folder);
    return doomed.length;
  }

  /** Writes every ended segment anew without the records that `keep` refuses. */
  async rewrite(keep: (record: unknown) => boolean): Promise<void> {
    await this.roll();
    for (const number of listSegments(this.folder)) {
      if (number < this.writer.segment) rewriteSegment(this.folder, number, keep, this.failpoint);
    }
  }

  async close(): Promise<void> {
    await this.settled();
    await this.writer.close();
  }

  private async settled(): Promise<void> {
    while (this.flushing) await this.flushing;
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, longestBatch);
      try {
        if (this.writer.isBroken || this.writer.length >= this.segmentBytes) await this.startSegment();
        await this.writer.append(Buffer.concat(batch.map(({ line }) => line)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.flushing = undefined;
  }

  private async startSegment(): Promise<void> {
    const next = await SegmentWriter.open(this.folder, this.writer.segment + 1, this.failpoint);
    const before = this.writer;
    this.writer = next;
    await before.close();
  }
}
