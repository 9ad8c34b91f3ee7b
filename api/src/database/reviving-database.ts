import { type Database, DatabaseUnavailable, type Queryable } from './database';
import type { PgliteDatabase } from './pglite-database';

const reviveAfterMs = 1_000;

/**
 * An embedded database that is opened by the first statement, which waits for it, and anew when its thread has died;
 * whoever asks right after a death is told at once.
 */
export class RevivingDatabase implements Database {
  private opening: Promise<PgliteDatabase> | undefined;
  private openedAt = 0;
  private closed = false;

  private current: PgliteDatabase | undefined;

  constructor(private readonly open: () => Promise<PgliteDatabase>) {}

  async query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]> {
    return (await this.living()).query<Row>(sql, params);
  }

  async script(sql: string): Promise<void> {
    return (await this.living()).script(sql);
  }

  async transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return (await this.living()).transaction(run);
  }

  async sync(): Promise<void> {
    return (await this.living()).sync();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.opening?.catch(() => undefined);
    await this.current?.close();
  }

  private async living(): Promise<PgliteDatabase> {
    if (this.current && !this.current.isGone) return this.current;
    if (this.closed) throw new DatabaseUnavailable('The database is closed');
    if (!this.opening && Date.now() - this.openedAt < reviveAfterMs) {
      throw new DatabaseUnavailable('The embedded database has just died and is opened anew soon');
    }
    this.opening ??= this.revive();
    return this.opening;
  }

  private async revive(): Promise<PgliteDatabase> {
    this.openedAt = Date.now();
    try {
      this.current = await this.open();
      return this.current;
    } finally {
      this.opening = undefined;
    }
  }
}
