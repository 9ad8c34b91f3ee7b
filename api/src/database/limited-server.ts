import { DatabaseUnavailable } from './database';
import { within } from './within';

/** Milliseconds after a failure in which the server is not asked. */
const restMs = 2_000;

/** Asks the database in limited time. One that failed or was late is left alone for a while, so that few requests wait for it. */
export class LimitedServer {
  private restsUntil = 0;

  /** `maxWait`: milliseconds for an answer. */
  constructor(private readonly maxWait: number) {}

  /** @throws {DatabaseUnavailable} when it is late or left alone, or what the work throws */
  async ask<Result>(work: () => Promise<Result>): Promise<Result> {
    if (Date.now() < this.restsUntil) throw new DatabaseUnavailable('left alone after a failure');
    try {
      return await within(work(), this.maxWait);
    } catch (error) {
      this.restsUntil = Date.now() + restMs;
      throw error;
    }
  }
}
