import { DatabaseUnavailable } from './database';
import { within } from './within';

/** Milliseconds after a failure in which the server is not asked: twice as long after each in a row, up to the last. */
const rests = { first: 2_000, last: 16_000 };

/** Asks the database in limited time. One that failed or was late is left alone for a while, so that few requests wait for it. */
export class LimitedServer {
  private restsUntil = 0;
  private rest = rests.first;

  /** `maxWait`: milliseconds for an answer. */
  constructor(private readonly maxWait: number) {}

  /** @throws {DatabaseUnavailable} when it is late or left alone, or what the work throws */
  async ask<Result>(work: () => Promise<Result>): Promise<Result> {
    if (Date.now() < this.restsUntil) throw new DatabaseUnavailable('left alone after a failure');
    try {
      const result = await within(work(), this.maxWait);
      this.rest = rests.first;
      return result;
    } catch (error) {
      this.leaveAlone(Date.now());
      throw error;
    }
  }

  /** Requests that were under way together are one failure. */
  private leaveAlone(now: number): void {
    if (now < this.restsUntil) return;
    this.restsUntil = now + this.rest;
    this.rest = Math.min(2 * this.rest, rests.last);
  }
}
