import type { TrackingEvent } from '@site/shared/contract/tracking';
import type { Database } from '../database/database';

/** Aggregated counts of one day (Beijing time). */
export type TrackingCount = { day: string; actionCode: string; type: string; events: number; score: number };

type Counted = Pick<TrackingEvent, 'action_code' | 'type' | 'score'>;

/** Counts an event; neither the event nor its sender is stored. */
export async function countEvent(database: Database, { action_code, type, score }: Counted): Promise<void> {
  await database.query(
    `insert into tracking_count (day, action_code, type, events, score)
     values ((now() at time zone 'Asia/Shanghai')::date, $1, $2, 1, $3)
     on conflict (day, action_code, type)
     do update set events = tracking_count.events + 1, score = tracking_count.score + excluded.score`,
    [action_code, type, score],
  );
}

/** The counts since a day (`YYYY-MM-DD`), newest day first. */
export function listTracking(database: Database, since: string): Promise<TrackingCount[]> {
  return database.query<TrackingCount>(
    `select to_char(day, 'YYYY-MM-DD') as day, action_code as "actionCode", type, events::int, score::int
     from tracking_count where day >= $1::date order by tracking_count.day desc, action_code, type`,
    [since],
  );
}
