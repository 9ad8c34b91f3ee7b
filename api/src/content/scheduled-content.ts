import { chinaDay } from '@site/shared/contract/china-day';
import { inBackground } from '@site/shared/process/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { publishDue } from './publish-due';

const lookEveryMs = 10_000;
const notPublished = 'content of today was not published; it is tried again';

type Parts = { database: Database; log: FastifyBaseLogger; now: () => Date };

/** Publishes what waited for its day within seconds of midnight in China, without a restart. */
export class ScheduledContent {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {}

  start(): void {
    this.timer = setInterval(() => inBackground(this.parts.log, this.publish(), notPublished), lookEveryMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** What is due now, once. */
  async publish(): Promise<void> {
    const { database, log, now } = this.parts;
    const published = await publishDue(database, chinaDay(now()));
    if (published) log.info(published, 'content of today is published');
  }
}
