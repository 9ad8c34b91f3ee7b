import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './database/database';

const reportEveryMs = 20_000;
const retryAfterMs = 1_000;

export type Waiting = {
  /** Takes one sentence for the operator, every 20 s. */
  report: (sentence: string) => void;
  /** Waits before a database that is only slow is asked again. */
  pause?: () => Promise<unknown>;
};

/**
 * Runs one stage of the start, such as `opening the database in /data`, for as long as it takes, and says what is waited
 * for. A database that is slow is asked again; every other failure ends the stage.
 */
export async function runStage(stage: string, run: () => Promise<unknown>, waiting: Waiting): Promise<void> {
  const began = Date.now();
  const timer = setInterval(() => {
    waiting.report(`Still ${stage} after ${Math.round((Date.now() - began) / 1000)} s`);
  }, reportEveryMs);
  try {
    await untilAnswered(run, waiting.pause ?? (() => pause(retryAfterMs)));
  } finally {
    clearInterval(timer);
  }
}

async function untilAnswered(run: () => Promise<unknown>, wait: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable && error.isSlow)) throw error;
      await wait();
    }
  }
}
