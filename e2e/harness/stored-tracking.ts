import { askApi, firstDay } from './api-commands';

/** What the database of the running api has counted by now: code → events and score, over all days. */
export async function storedTracking(): Promise<Map<string, { events: number; score: number }>> {
  const counts = await askApi((commands) => commands.listTracking(firstDay));
  const totals = new Map<string, { events: number; score: number }>();
  for (const { actionCode, events, score } of counts) {
    const before = totals.get(actionCode) ?? { events: 0, score: 0 };
    totals.set(actionCode, { events: before.events + events, score: before.score + score });
  }
  return totals;
}

/** How much more of a code is stored now than before. */
export async function moreThan(
  before: Map<string, { events: number; score: number }>,
  code: string,
): Promise<{ events: number; score: number }> {
  const was = before.get(code) ?? { events: 0, score: 0 };
  const is = (await storedTracking()).get(code) ?? was;
  return { events: is.events - was.events, score: is.score - was.score };
}
