import { type Database, type Queryable, onlyRow } from '../database/database';
import { isSealed, type KeptLead, type Lead, type SealedLead } from './lead';
import { listedKeys, rowOf, selectOf, storedColumns } from './lead-columns';
import type { LeadVault } from './lead-vault';

const atOnce = 200;

/** How many sealed leads have marks that this phone key did not make. */
export async function countForeignMarks(db: Queryable, keyId: string): Promise<number> {
  const sql = `select count(*)::int as count from lead where sealed <> '' and split_part(phone_mark, '.', 1) <> $1`;
  return onlyRow(await db.query<{ count: number }>(sql, [keyId])).count;
}

/**
 * Clear leads of an older journal, sealed; without those whose number was erased while it was known in clear, because a
 * sealed lead is not found by that erasure.
 */
export async function sealBatch(db: Queryable, vault: LeadVault, leads: readonly KeptLead[]): Promise<KeptLead[]> {
  const clear = leads.filter((lead): lead is Lead => !isSealed(lead));
  if (!vault.seals || clear.length === 0) return [...leads];
  const erased = await erasedInClear(db, clear);
  return leads.filter(({ id }) => !erased.has(id)).map((lead) => (isSealed(lead) ? lead : vault.sealStored(lead)));
}

async function erasedInClear(db: Queryable, leads: readonly Lead[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from jsonb_to_recordset($1::jsonb) as fresh (id text, phone text, "receivedAt" text)
     where exists (
       select 1 from erasure where digest = phone_digest(fresh.phone)
       and to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') >= fresh."receivedAt"
     )`,
    [JSON.stringify(leads)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Seals every lead that is still stored in clear, and frees what they took on disk. Returns their number. */
export async function sealClearLeads(db: Database, vault: LeadVault): Promise<number> {
  let sealed = 0;
  for (let clear = await readClearLeads(db); clear.length > 0; clear = await readClearLeads(db)) {
    await replaceLeads(
      db,
      clear.map((lead) => vault.sealStored(lead)),
    );
    sealed += clear.length;
  }
  if (sealed > 0) await db.script('vacuum full lead');
  return sealed;
}

function readClearLeads(db: Queryable): Promise<Lead[]> {
  const facts = ([...listedKeys, 'key'] as const).map((key) => `${selectOf(key)} as "${key}"`).join(', ');
  return db.query<Lead>(`select ${facts} from lead where sealed = '' limit ${atOnce}`);
}

/** One that another process has stored sealed meanwhile is not kept twice. */
function replaceLeads(db: Database, leads: readonly SealedLead[]): Promise<void> {
  const fresh = 'jsonb_populate_recordset(null::lead, $1::jsonb) as fresh';
  const rows = [JSON.stringify(leads.map(rowOf))];
  return db.transaction(async (tx) => {
    await tx.query(
      `delete from lead using ${fresh} where lead.id = fresh.id
       and exists (select 1 from lead as other where other.key = fresh.key and other.id <> fresh.id)`,
      rows,
    );
    const changes = storedColumns.map((column) => `${column} = fresh.${column}`).join(', ');
    await tx.query(`update lead set ${changes} from ${fresh} where lead.id = fresh.id`, rows);
  });
}
