import type { Ticket } from './wechat-api';

/** In milliseconds: a ticket is renewed this long before its end. */
export const renewedBefore = 5 * 60_000;
/** In milliseconds: how long WeChat is left alone after a failure. */
export const pauseAfterFailure = 30_000;

type Kept = { ticket: string; end: number };

/** Keeps one ticket: one request at a time, renewed before its end, the old one while a renewal fails. */
export class TicketKeeper {
  #kept: Kept | undefined;
  #asking: Promise<void> | undefined;
  #failure: { at: number; error: Error } | undefined;

  constructor(
    private readonly fetchTicket: () => Promise<Ticket>,
    private readonly report: (error: Error) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws {Error} that of the last request, while there is no valid ticket */
  async ticket(): Promise<string> {
    if (!this.#isValidFor(renewedBefore) && !this.#pauses()) await (this.#asking ??= this.#renew());
    if (this.#kept && this.#isValidFor(0)) return this.#kept.ticket;
    throw this.#failure?.error ?? new Error('There is no ticket of WeChat.');
  }

  #isValidFor(time: number): boolean {
    return this.#kept !== undefined && this.#kept.end - this.now() > time;
  }

  #pauses(): boolean {
    return this.#failure !== undefined && this.now() - this.#failure.at < pauseAfterFailure;
  }

  async #renew(): Promise<void> {
    try {
      const { ticket, expiresIn } = await this.fetchTicket();
      this.#kept = { ticket, end: this.now() + expiresIn * 1000 };
      this.#failure = undefined;
    } catch (error) {
      this.#failure = { at: this.now(), error: error as Error };
      this.report(error as Error);
    } finally {
      this.#asking = undefined;
    }
  }
}
