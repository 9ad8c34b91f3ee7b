import { setTimeout as rest } from 'node:timers/promises';

const restFactor = 4;

/** Does a piece of background work and then rests four times as long as it took: visitors have worker and hosts first. */
export async function withRest<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await rest((performance.now() - started) * restFactor);
  }
}
