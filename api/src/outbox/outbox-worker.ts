import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { type DueDelivery, markFailed, markSent, takeDue } from './outbox.repository';
import { type WebhookSettings, composeDelivery, isTaken } from './webhook';

export type OutboxParts = { database: Database; webhook: WebhookSettings; log: FastifyBaseLogger; send?: typeof fetch };

const pollMs = 2_000;
const atOnce = 10;
const maxAnswerMs = 10_000;

/** Sends new leads to the webhook, with retries until it accepts them or the attempts are used up. */
export class OutboxWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly parts: OutboxParts) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), pollMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Processes due deliveries once; returns their number. */
  async sendDue(): Promise<number> {
    const due = await takeDue(this.parts.database, atOnce);
    await Promise.all(due.map((delivery) => this.sendOne(delivery)));
    return due.length;
  }

  private tick(): void {
    this.running ??= this.sendDue()
      .then(() => undefined)
      .catch((error: unknown) => this.parts.log.warn({ err: error }, 'the outbox is waiting for the database'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async sendOne({ lead, attempts }: DueDelivery): Promise<void> {
    const { database, log } = this.parts;
    const failure = await this.post(lead);
    if (failure === undefined) return markSent(database, lead.id);
    log.warn({ lead: lead.id, attempts, failure }, 'the webhook did not accept a lead');
    return markFailed(database, lead.id, attempts, failure);
  }

  /** Why it was not accepted; undefined on success. Response bodies may repeat the lead and are not kept. */
  private async post(lead: DueDelivery['lead']): Promise<string | undefined> {
    const { webhook, send = fetch } = this.parts;
    const { headers, body } = composeDelivery(lead, webhook, new Date());
    try {
      const signal = AbortSignal.timeout(maxAnswerMs);
      const answer = await send(webhook.url, { method: 'POST', headers, body, redirect: 'manual', signal });
      return isTaken(webhook.preset, answer.status, await answer.text()) ? undefined : `HTTP ${answer.status}`;
    } catch (error) {
      return (error as Error).name === 'TimeoutError' ? 'no answer in time' : 'no connection';
    }
  }
}
