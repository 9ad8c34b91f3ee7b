import { type Database, DatabaseUnavailable } from '../database/database';

/** A real database that can be switched off: every statement then fails like those of an unreachable server. */
export class FailingDatabase implements Database {
  isDown = false;
  /** Statements that were tried while it was down. */
  refused = 0;

  constructor(private readonly inner: Database) {}

  readonly query: Database['query'] = (sql, params) => this.pass(() => this.inner.query(sql, params));
  readonly script: Database['script'] = (sql) => this.pass(() => this.inner.script(sql));
  readonly transaction: Database['transaction'] = (run) => this.pass(() => this.inner.transaction(run));
  readonly sync: Database['sync'] = () => this.pass(() => this.inner.sync());
  readonly dump: Database['dump'] = (file) => this.pass(() => this.inner.dump(file));
  readonly close: Database['close'] = () => this.inner.close();

  private pass<Result>(run: () => Promise<Result>): Promise<Result> {
    if (!this.isDown) return run();
    this.refused++;
    return Promise.reject(new DatabaseUnavailable('The database is switched off'));
  }
}
