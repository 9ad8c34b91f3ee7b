import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { apiFolder } from '../api-folder';
import { type Database, DatabaseUnavailable, type Queryable } from './database';
import { SqlError } from './sql-error';
import { watchStatement } from './statement-limit';

type Answer = { turn: number; value?: unknown; error?: { message: string; code?: string; constraint?: string } };
type Waiting = {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
  /** Ends the watch over its time. */
  release: () => void;
};

/** Queue length; beyond it a statement would wait for seconds, so that it fails at once (docs/faults.md F40). */
const maxQueue = 500;

/** These take as long as machine and database need: opening may be initdb, a dump reads all files. */
const unlimited = ['open', 'dump'];

export type PgliteOptions = {
  /** Data folder; without it the database is in memory. */
  folder?: string;
  /** A dump of an initialised database that replaces initdb; used only when `folder` is new or absent. */
  image?: string;
};

/**
 * Starts PGlite in a worker thread and waits until it accepts statements, however long that takes.
 * @throws {DatabaseUnavailable} when its files cannot be read, written or understood
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const database = new PgliteDatabase(options);
  try {
    await database.send('open');
    return database;
  } catch (error) {
    await database.kill();
    throw new DatabaseUnavailable(sentenceOf(options.folder, (error as Error).message));
  }
}

function sentenceOf(folder: string | undefined, reason: string): string {
  return `The database in ${folder ?? 'memory'} cannot be opened (${reason}); check who may write there, and if its files are damaged restore them from a backup.`;
}

/** One connection: statements are serialised, and a transaction blocks the others. */
export class PgliteDatabase implements Database {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private turn = 0;
  private tail: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private gone: DatabaseUnavailable | undefined;

  constructor(options: PgliteOptions) {
    this.worker = new Worker(join(apiFolder, 'src/database/pglite-worker.cjs'), { workerData: options, execArgv: [] });
    this.worker.on('message', (answer: Answer) => this.settle(answer));
    this.worker.on('error', (error) => this.fail(error.message));
    this.worker.on('exit', () => this.fail('its thread has ended'));
  }

  query<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.inTurn(() => this.send('query', { sql, params })) as Promise<Row[]>;
  }

  async script(sql: string): Promise<void> {
    await this.inTurn(() => this.send('script', { sql }));
  }

  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return this.inTurn(async () => {
      await this.send('script', { sql: 'begin' });
      try {
        const result = await run(this.insideTransaction());
        await this.send('script', { sql: 'commit' });
        return result;
      } catch (error) {
        await this.undo();
        throw error;
      }
    });
  }

  /** On a full disk this fails too, with words that hide the first; what is left of the connection is of no use then. */
  private async undo(): Promise<void> {
    try {
      await this.send('script', { sql: 'rollback' });
    } catch {
      this.fail('a transaction could not be undone');
      await this.kill();
    }
  }

  /** The whole database as an uncompressed dump, for `PgliteOptions.image`. */
  image(): Promise<Uint8Array> {
    return this.inTurn(() => this.send('image')) as Promise<Uint8Array>;
  }

  async sync(): Promise<void> {
    await this.inTurn(() => this.send('sync'));
  }

  async dump(file: string): Promise<void> {
    await this.inTurn(() => this.send('dump', { file }));
  }

  /** Whether the worker thread has exited. */
  get isGone(): boolean {
    return this.gone !== undefined;
  }

  async close(): Promise<void> {
    if (this.gone) return;
    await this.inTurn(() => this.send('close'));
    await this.worker.terminate();
  }

  send(command: string, rest: object = {}): Promise<unknown> {
    if (this.gone) return Promise.reject(this.gone);
    const turn = ++this.turn;
    return new Promise((resolve, reject) => {
      const isLimited = !unlimited.includes(command);
      const release = isLimited ? watchStatement((limit) => this.giveUp(command, limit)) : () => undefined;
      this.waiting.set(turn, { resolve, reject, release });
      this.worker.postMessage({ turn, command, ...rest });
    });
  }

  private insideTransaction(): Queryable {
    return {
      query: (sql, params = []) => this.send('query', { sql, params }) as Promise<never>,
      script: async (sql) => void (await this.send('script', { sql })),
    };
  }

  private inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (this.queued >= maxQueue) return Promise.reject(new DatabaseUnavailable('Too many statements wait already'));
    this.queued++;
    const result = this.tail.then(run).finally(() => {
      this.queued--;
    });
    this.tail = result.catch(() => undefined);
    return result;
  }

  private settle({ turn, value, error }: Answer): void {
    const waiting = this.waiting.get(turn);
    this.waiting.delete(turn);
    waiting?.release();
    if (error) waiting?.reject(new SqlError(error.message, error.code, error.constraint));
    else waiting?.resolve(value);
  }

  /** Terminates the worker thread, as a crash would; commits are kept. */
  async kill(): Promise<void> {
    await this.worker.terminate();
  }

  private giveUp(command: string, limit: string): void {
    this.fail(`${command} took longer than ${limit}`);
    this.kill().catch(() => undefined);
  }

  private fail(reason: string): void {
    this.gone ??= new DatabaseUnavailable(`The embedded database stopped: ${reason}`);
    for (const { reject, release } of this.waiting.values()) {
      release();
      reject(this.gone);
    }
    this.waiting.clear();
  }
}
