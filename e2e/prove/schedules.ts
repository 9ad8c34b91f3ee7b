import { randomInt } from 'node:crypto';
import { runTests } from './fuzz';
import type { Outcome } from './proof';

const schedules = 2000;
const eventsOfEach = 100;

/** The release machinery under orders of events that are drawn; with a seed the schedule of that seed comes first. */
export function proveSchedules(seed = randomInt(2 ** 31)): Outcome {
  const { status, printed } = runTests('shell/src/testing/simulation/schedules.test.ts', {
    SCHEDULES: String(schedules),
    SCHEDULES_SEED: String(seed),
    SCHEDULES_EVENTS: String(eventsOfEach),
  });
  if (status !== 0) console.error(printed);
  return { figures: { seed, schedules, eventsOfEach }, holds: status === 0 };
}
