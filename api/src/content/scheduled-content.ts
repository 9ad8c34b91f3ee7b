import { chinaDay } from '@site/shared/contract/china-day';
import { inBackground } from '@site/shared/process/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { publishDue } from './publish-due';

const lookEveryMs = 10_000;
const notAsked = 'whether content of today is due could not be asked; it is tried again every 10 s';

type Parts = { database: Database; log: FastifyBaseLogger; now: () => Date };

/** Publishes what waited for its day within seconds of midnight in China, without a restart. */
export class ScheduledContent {
  private timer: NodeJS.Timeout | undefined;
  private isFailing = false;

  constructor(private readonly parts: Parts) {}

  start(): void {
    this.timer = setInterval(() => inBackground(this.parts.log, this.look(), notAsked), lookEveryMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Publishes what is due now. A database that is away is named once, however long it is. */
  async look(): Promise<void> {
    const { database, log, now } = this.parts;
    try {
      const due = await publishDue(database, chinaDay(now()));
      if (due) log.info({ revision: due.revision, added: due.published.length }, 'content of today is published');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) log.error({ err: error }, notAsked);
      this.isFailing = true;
    }
  }
}
