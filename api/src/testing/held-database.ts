import type { Database } from '../database/database';

/** A real database whose statements wait while it is held. */
export class HeldDatabase implements Database {
  /** Statements that were asked for. */
  asked = 0;
  private held: Promise<void> = Promise.resolve();
  private letGo: () => void = () => undefined;

  constructor(private readonly inner: Database) {}

  /** From now on no statement begins, until `release`. */
  hold(): void {
    this.held = new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  release(): void {
    this.letGo();
  }

  readonly query: Database['query'] = (sql, params) => this.pass(() => this.inner.query(sql, params));
  readonly script: Database['script'] = (sql) => this.pass(() => this.inner.script(sql));
  readonly transaction: Database['transaction'] = (run) => this.pass(() => this.inner.transaction(run));
  readonly sync: Database['sync'] = () => this.pass(() => this.inner.sync());
  readonly dump: Database['dump'] = (file) => this.pass(() => this.inner.dump(file));
  readonly close: Database['close'] = () => this.inner.close();

  private async pass<Result>(run: () => Promise<Result>): Promise<Result> {
    this.asked++;
    await this.held;
    return run();
  }
}
