import { mkdirSync, readFileSync } from 'node:fs';
import { type Failpoint, noFailpoint } from '../failpoint';
import { JournalDamage } from './journal-damage';
import { decodeLines, encodeLine } from './journal-line';
import { type ChangeRecord, rewriteSegment } from './rewrite-segment';
import { copySegments } from './copy-segments';
import { deleteSegment, listSegments, mendTail, segmentPath, type TornTail } from './segment-files';
import { SegmentWriter } from './segment-writer';
import { forgetSetAside, type SetAsideText } from './set-aside';
import { syncFolder } from './sync-folder';

/** A position between two records. */
export type Cursor = { segment: number; offset: number };

/** `damaged`: how many pieces between the records could not be read. */
export type JournalPart = { records: unknown[]; damaged: number; next: Cursor };

export type JournalOptions = {
  /** Segment size in bytes. */ segmentBytes?: number;
  failpoint?: Failpoint;
};

type Pending = { line: Buffer; resolve: () => void; reject: (reason: unknown) => void };

const defaultSegmentBytes = 1024 * 1024;
/** Maximum number of records per write and fsync. */
const maxBatch = 500;

/**
 * A write-ahead log: records are on disk when `append` resolves (docs/faults.md F13), as PGlite itself never calls fsync.
 * Records that arrive during an fsync share the next one.
 */
export class Journal {
  private pending: Pending[] = [];
  private flushing: Promise<void> | undefined;
  private copying: Promise<unknown> | undefined;
  private readonly damage: JournalDamage;

  private constructor(
    private readonly folder: string,
    private readonly segmentBytes: number,
    private readonly failpoint: Failpoint,
    private writer: SegmentWriter,
    /** What was set aside at startup, because it could not be read. */
    readonly torn: TornTail | undefined,
  ) {
    this.damage = new JournalDamage(folder);
  }

  static async open(folder: string, options: JournalOptions = {}): Promise<Journal> {
    const { segmentBytes = defaultSegmentBytes, failpoint = noFailpoint } = options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const last = listSegments(folder).at(-1);
    const torn = last === undefined ? undefined : mendTail(segmentPath(folder, last));
    const writer = await SegmentWriter.open(folder, last ?? 1, failpoint);
    return new Journal(folder, segmentBytes, failpoint, writer, torn);
  }

  /** Before the oldest record. */
  get start(): Cursor {
    return { segment: listSegments(this.folder)[0] ?? this.writer.segment, offset: 0 };
  }

  /** After the newest record on disk. */
  get end(): Cursor {
    return { segment: this.writer.segment, offset: this.writer.length };
  }

  /** Resolves when the record is durable; rejects when it was not written. */
  append(record: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ line: encodeLine(record), resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** Records on disk from `cursor`, at most `limit` and of one segment. */
  read(cursor: Cursor, limit: number): JournalPart {
    const { segment, offset } = cursor;
    const isLast = segment === this.writer.segment;
    const file = readFileSync(segmentPath(this.folder, segment));
    const bytes = isLast ? file.subarray(0, this.writer.length) : file;
    const { records, damage, end } = decodeLines(bytes, offset, limit);
    this.damage.notice(segment, damage);
    const damaged = damage.length;
    if (records.length > 0 || damaged > 0 || isLast) return { records, damaged, next: { segment, offset: end } };
    const next = listSegments(this.folder).find((number) => number > segment) ?? this.writer.segment;
    return { records, damaged, next: { segment: next, offset: 0 } };
  }

  /** Every record on disk, segment by segment. */
  *everyRecord(): Generator<unknown> {
    for (let cursor = this.start; ; ) {
      const { records, next } = this.read(cursor, 1_000);
      yield* records;
      if (next.segment === cursor.segment && next.offset === cursor.offset) return;
      cursor = next;
    }
  }

  /** Closes the current segment, so that it may be rewritten or deleted. */
  async roll(): Promise<void> {
    await this.settled();
    if (this.writer.length > 0) await this.startSegment();
  }

  /** Deletes whole segments before `cursor`, except the newest `keep` of them. */
  deleteBefore(cursor: Cursor, keep = 0): number {
    if (this.copying) return 0;
    const old = listSegments(this.folder).filter((number) => number < cursor.segment);
    const expired = old.slice(0, Math.max(0, old.length - keep));
    for (const number of expired) {
      this.failpoint('journal.delete');
      deleteSegment(segmentPath(this.folder, number));
      this.damage.forget(number);
    }
    if (expired.length > 0) syncFolder(this.folder);
    return expired.length;
  }

  /** Rewrites every record of every closed segment; what of them cannot be read is set aside. */
  async rewrite(change: ChangeRecord): Promise<void> {
    do {
      await this.copying;
      await this.roll();
    } while (this.copying);
    for (const number of listSegments(this.folder)) {
      if (number >= this.writer.segment) continue;
      rewriteSegment(this.folder, number, change, this.failpoint);
      this.damage.forget(number);
    }
  }

  /**
   * Runs `before` and then copies every record on disk to a new folder, and what was set aside. Meanwhile records are
   * appended, but none is deleted or changed: what `before` does not find in the database is in the copy.
   * @returns up to when acknowledged records are in the copy
   */
  async copyTo(target: string, before: () => Promise<void>): Promise<Date> {
    while (this.copying) await this.copying;
    const copying = Promise.resolve()
      .then(before)
      .then(() => {
        const at = new Date();
        copySegments(this.folder, target, this.end);
        return at;
      });
    this.copying = copying.catch(() => undefined);
    try {
      return await copying;
    } finally {
      this.copying = undefined;
    }
  }

  /** Removes what was set aside and is to be forgotten. */
  forgetSetAside(isForgotten: (file: SetAsideText) => boolean): void {
    forgetSetAside(this.folder, isForgotten);
  }

  /** What an operator should look at: lines that could not be read, and the files in which they were set aside. */
  warnings(): string[] {
    return this.damage.warnings();
  }

  async close(): Promise<void> {
    await this.settled();
    await this.writer.close();
  }

  private async settled(): Promise<void> {
    while (this.flushing) await this.flushing;
  }

  private async flush(): Promise<void> {
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, maxBatch);
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
