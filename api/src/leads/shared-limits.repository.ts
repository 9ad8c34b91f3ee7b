import { type Queryable, onlyRow } from '../database/database';
import { type Booked, isSealed } from './lead';
import { dayMs, minuteMs, type LeadLimitSettings } from './lead-limits';
import type { BookedTableName } from './stored-table';

/** Advisory locks with two numbers have a space of their own: the first says what is counted, the second is a hash of it. */
const phoneLocks = 720_211_03;
const networkLocks = 720_211_04;

/** `$1` as it is stored: a digest with the key of this database. */
const networkMark = `phone_digest('network:' || $1)`;

/**
 * Waits for the turn of a number and a network until the transaction ends, so that what is counted next stays true
 * until it is stored. Always the number first: nobody waits in a circle. Locks of a transaction, because a pooler may give
 * the next one to another connection.
 */
export async function awaitTurn(tx: Queryable, booked: Booked, network: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(${phoneLocks}, hashtext($2)), pg_advisory_xact_lock(${networkLocks}, hashtext(${networkMark}))`,
    [network, isSealed(booked) ? booked.phoneMark : booked.phone],
  );
}

/**
 * Whether it may be stored: it is stored already, or its number and its network are below their limits. Leads and support
 * requests of a number are counted apart, those of a network together.
 */
export async function isWithinLimits(
  tx: Queryable,
  table: BookedTableName,
  booked: Booked,
  network: string,
  { phonePerDay, addressPerMinute, addressPerDay }: LeadLimitSettings,
): Promise<boolean> {
  const [column, number] = isSealed(booked) ? ['phone_mark', booked.phoneMark] : ['phone', booked.phone];
  const at = Date.parse(booked.receivedAt);
  const [dayBefore, minuteBefore] = [dayMs, minuteMs].map((ms) => new Date(at - ms).toISOString());
  const ofNetwork = `from lead_network where mark = ${networkMark} and at >`;
  const rows = await tx.query<{ known: boolean; phones: number; day: number; minute: number }>(
    `select exists (select 1 from ${table} where key = $3) as known,
       (select count(*)::int from ${table} where ${column} = $2 and received_at > $4) as phones,
       (select count(*)::int ${ofNetwork} $4) as day,
       (select count(*)::int ${ofNetwork} $5) as minute`,
    [network, number, booked.key, dayBefore, minuteBefore],
  );
  const { known, phones, day, minute } = onlyRow(rows);
  return known || (phones < phonePerDay && day < addressPerDay && minute < addressPerMinute);
}

/** Counts what was stored of a network. */
export async function countNetwork(tx: Queryable, network: string, receivedAt: string): Promise<void> {
  await tx.query(`insert into lead_network (mark, at) values (${networkMark}, $2)`, [network, receivedAt]);
}

/** Forgets what no limit asks for any more. */
export async function forgetNetworks(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from lead_network where at < $1', [before.toISOString()]);
}
