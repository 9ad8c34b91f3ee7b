import type { Queryable } from '../database/database';
import { namesPhone } from '@site/shared/contract/private-text';

const atOnce = 1_000;

/** Deletes feedback that was given before a time (retention). */
export async function deleteFeedbackBefore(db: Queryable, before: Date): Promise<number> {
  return (await db.query('delete from help_feedback where created_at < $1 returning id', [before.toISOString()]))
    .length;
}

/** Deletes feedback whose text names a phone number, however it is spelled; returns how many. */
export async function eraseFeedback(db: Queryable, phone: string): Promise<number> {
  let erased = 0;
  let last = '0';
  for (let rows = await readTexts(db, last); rows.length > 0; rows = await readTexts(db, last)) {
    last = rows.at(-1)?.id ?? last;
    const ids = rows.filter(({ feedback }) => namesPhone(feedback, phone)).map(({ id }) => id);
    if (ids.length > 0) await db.query('delete from help_feedback where id = any($1::bigint[])', [ids]);
    erased += ids.length;
  }
  return erased;
}

function readTexts(db: Queryable, after: string): Promise<{ id: string; feedback: string }[]> {
  const sql = `select id::text, feedback from help_feedback where id > $1 order by help_feedback.id limit ${atOnce}`;
  return db.query(sql, [after]);
}
