import { type Database, DatabaseUnavailable, type Queryable } from './database';
import type { PgliteDatabase } from './pglite-database';

const restartAfterMs = 1_000;

/**
 * An embedded database that is opened by the first statement and restarted when its worker thread has died;
 * statements right after a crash fail at once.
 */
export class RestartingDatabase implements Database {
  private opening: Promise<PgliteDatabase> | undefined;
  private openedAt = 0;
  private closed = false;

  private current: PgliteDatabase | undefined;

  constructor(private readonly open: () => Promise<PgliteDatabase>) {}

  async query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]> {
    return (await this.runningDatabase()).query<Row>(sql, params);
  }

  async script(sql: string): Promise<void> {
    return (await this.runningDatabase()).script(sql);
  }

  async transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return (await this.runningDatabase()).transaction(run);
  }

  async sync(): Promise<void> {
    return (await this.runningDatabase()).sync();
  }

  async dump(file: string): Promise<void> {
    return (await this.runningDatabase()).dump(file);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.opening?.catch(() => undefined);
    await this.current?.close();
  }

  private async runningDatabase(): Promise<PgliteDatabase> {
    if (this.current && !this.current.isGone) return this.current;
    if (this.closed) throw new DatabaseUnavailable('The database is closed');
    if (!this.opening && Date.now() - this.openedAt < restartAfterMs) {
      throw new DatabaseUnavailable('The embedded database has just crashed and will be restarted');
    }
    this.opening ??= this.restart();
    return this.opening;
  }

  private async restart(): Promise<PgliteDatabase> {
    this.openedAt = Date.now();
    try {
      this.current = await this.open();
      return this.current;
    } finally {
      this.opening = undefined;
    }
  }
}
