import { type Queryable, onlyRow } from '../database/database';
import { type Booked, isSealed } from './lead';
import { dayMs, judgeNetwork, minuteMs, type LeadLimitSettings } from './lead-limits';
import { stillCounts } from './booked.repository';
import type { LeadNetwork } from './lead-networks';
import type { BookedTableName } from './stored-table';

/**
 * Advisory locks with two numbers have a space of their own: the first says what is counted, the second is a hash of it.
 * Networks have one for each width, from narrow to wide.
 */
const phoneLocks = 720_211_03;
const networkLocks = 720_211_04;

/** A name as it is stored: a digest with the key of this database. */
const markOf = (name: string) => `phone_digest('network:' || ${name})`;

/**
 * Waits for the turn of a number and its networks until the transaction ends, so that what is counted next stays true
 * until it is stored. Always the number first, then from narrow to wide: nobody waits in a circle. Locks of a transaction,
 * because a pooler may give the next one to another connection.
 */
export async function awaitTurn(tx: Queryable, booked: Booked, networks: readonly LeadNetwork[]): Promise<void> {
  const turns = networks.map(
    (_, width) => `pg_advisory_xact_lock(${networkLocks + width}, hashtext(${markOf(`$${width + 2}::text`)}))`,
  );
  await tx.query(`select ${[`pg_advisory_xact_lock(${phoneLocks}, hashtext($1))`, ...turns].join(', ')}`, [
    numberOf(booked),
    ...networks.map(({ name }) => name),
  ]);
}

type Counted = { known: boolean; phones: number; days: number[]; minutes: number[] };

/**
 * What becomes of something booked: it is kept where it is stored already, or its number and its networks are below their
 * limits. Leads and support requests of a number are counted apart, those of a network together.
 */
export async function judgeBooked(
  tx: Queryable,
  table: BookedTableName,
  booked: Booked,
  networks: readonly LeadNetwork[],
  limits: LeadLimitSettings,
): Promise<'kept' | 'marked' | 'limited'> {
  const { known, phones, days, minutes } = await countBooked(tx, table, booked, networks);
  if (known) return 'kept';
  const verdicts = networks.map((network, width) =>
    judgeNetwork(network, { minute: minutes[width] ?? 0, day: days[width] ?? 0 }, limits),
  );
  if (phones >= limits.phonePerDay || verdicts.includes('limited')) return 'limited';
  return verdicts.includes('marked') ? 'marked' : 'kept';
}

const numberOf = (booked: Booked) => (isSealed(booked) ? booked.phoneMark : booked.phone);

/** Counts what the number `$2` booked after a time and still wants. */
function phonesSince(table: BookedTableName, booked: Booked, since: string): string {
  const column = isSealed(booked) ? 'phone_mark' : 'phone';
  return `select count(*)::int from ${table} where ${column} = $2 and received_at > ${since} and ${stillCounts(table)}`;
}

/** Whether a number may book once more, as all processes together count. */
export async function numberHasRoom(
  db: Queryable,
  table: BookedTableName,
  booked: Booked,
  { phonePerDay }: LeadLimitSettings,
): Promise<boolean> {
  const since = new Date(Date.parse(booked.receivedAt) - dayMs).toISOString();
  const sql = `select (${phonesSince(table, booked, '$1')}) < $3::int as room`;
  return onlyRow(await db.query<{ room: boolean }>(sql, [since, numberOf(booked), phonePerDay])).room;
}

async function countBooked(
  tx: Queryable,
  table: BookedTableName,
  booked: Booked,
  networks: readonly LeadNetwork[],
): Promise<Counted> {
  const at = Date.parse(booked.receivedAt);
  const [dayBefore, minuteBefore] = [dayMs, minuteMs].map((ms) => new Date(at - ms).toISOString());
  const ofNetworks = (since: string) => `array(
    select (select count(*)::int from lead_network where mark = ${markOf('name')} and at > ${since})
    from jsonb_array_elements_text($1::jsonb) with ordinality as networks (name, width) order by width)`;
  const rows = await tx.query<Counted>(
    `select exists (select 1 from ${table} where key = $3) as known,
       (${phonesSince(table, booked, '$4')}) as phones,
       ${ofNetworks('$4')} as days,
       ${ofNetworks('$5')} as minutes`,
    [namesOf(networks), numberOf(booked), booked.key, dayBefore, minuteBefore],
  );
  return onlyRow(rows);
}

function namesOf(networks: readonly LeadNetwork[]): string {
  return JSON.stringify(networks.map(({ name }) => name));
}

/** Counts what was stored of networks. */
export async function countNetworks(
  tx: Queryable,
  networks: readonly LeadNetwork[],
  receivedAt: string,
): Promise<void> {
  await tx.query(
    `insert into lead_network (mark, at) select ${markOf('name')}, $2 from jsonb_array_elements_text($1::jsonb) as name`,
    [namesOf(networks), receivedAt],
  );
}

/** Forgets what no limit asks for any more. */
export async function forgetNetworks(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from lead_network where at < $1', [before.toISOString()]);
}
