import { readRevision } from '../content/revision.repository';
import { type Database, DatabaseUnavailable, type Queryable } from './database';

/** Milliseconds for which it is believed that the replica has all content. */
const believedFor = 1_000;
/** Milliseconds after a failure in which the replica is left alone. */
const leftAloneFor = 2_000;

/**
 * Time in which every process has noticed an import, so that none reads older content of a replica once a new revision is
 * told; in seconds.
 */
export const settledAfter = 2;

/**
 * Reads on a replica, as long as it answers and has the content revision of the primary; else, and for everything that
 * writes, on the primary.
 */
export class ReadReplica implements Database {
  private checkedAt = Number.NEGATIVE_INFINITY;
  private useless = false;
  private awayUntil = 0;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly primary: Database,
    private readonly replica: Database,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]> {
    if (!(await this.isUsable())) return this.primary.query<Row>(sql, params);
    try {
      return await this.replica.query<Row>(sql, params);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      this.leaveAlone();
      return this.primary.query<Row>(sql, params);
    }
  }

  script(sql: string): Promise<void> {
    return this.primary.script(sql);
  }

  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return this.primary.transaction(run);
  }

  sync(): Promise<void> {
    return this.primary.sync();
  }

  dump(file: string): Promise<void> {
    return this.primary.dump(file);
  }

  /** The primary is somebody else's to close. */
  close(): Promise<void> {
    return this.replica.close();
  }

  private async isUsable(): Promise<boolean> {
    if (this.now() < this.awayUntil) return false;
    if (this.now() - this.checkedAt >= believedFor) await this.check();
    return !this.useless && this.now() >= this.awayUntil;
  }

  private leaveAlone(): void {
    this.awayUntil = this.now() + leftAloneFor;
  }

  /** Requests that come meanwhile wait for the same answer. */
  private check(): Promise<void> {
    this.checking ??= this.compare().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async compare(): Promise<void> {
    // Before the question: what was true when it was asked is what is believed.
    const at = this.now();
    const own = await readRevision(this.replica).catch(() => undefined);
    if (!own) return this.leaveAlone();
    // Without a primary nothing is imported either, and reads go on.
    const wanted = await readRevision(this.primary).catch(() => own);
    this.useless = own.revision !== wanted.revision;
    this.checkedAt = at;
  }
}
