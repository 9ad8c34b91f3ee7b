import { inBackground } from '@site/shared/process/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../database/database';
import { deleteFeedbackBefore } from './feedback-care';

const notDeleted = 'old feedback was not deleted';
const dayMs = 24 * 60 * 60_000;

type Parts = {
  database: Queryable;
  log: FastifyBaseLogger;
  /** Feedback older than so many days is deleted; 0 keeps it. */
  days: number;
  now?: () => Date;
};

/** Deletes old feedback at the start and then daily. */
export class FeedbackRetention {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {}

  async start(): Promise<void> {
    const { days, log } = this.parts;
    if (days === 0) return;
    this.timer = setInterval(() => inBackground(log, this.run(), notDeleted), dayMs);
    this.timer.unref();
    await this.run();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    const { database, log, days, now = () => new Date() } = this.parts;
    try {
      const count = await deleteFeedbackBefore(database, new Date(now().getTime() - days * dayMs));
      if (count > 0) log.info({ count }, 'deleted old feedback');
    } catch (error) {
      log.error({ err: error }, notDeleted);
    }
  }
}
