import { type Database, type Queryable, onlyRow } from '../database/database';
import { supportTable } from '../support/support-columns';
import { type Booked, type ClearBooked, isSealed, type SealedBooked } from './lead';
import { leadTable } from './lead-columns';
import type { LeadVault } from './lead-vault';
import type { StoredTable } from './stored-table';

const atOnce = 200;
const tables: readonly SealingTable[] = [leadTable, supportTable];

type SealingTable = Pick<StoredTable, 'table' | 'clear' | 'beside' | 'columns' | 'rowOf' | 'select'>;

/** How many sealed leads and support requests have marks that this phone key did not make. */
export async function countForeignMarks(db: Queryable, keyId: string): Promise<number> {
  const foreign = `sealed <> '' and split_part(phone_mark, '.', 1) <> $1`;
  const counts = tables.map(({ table }) => `(select count(*) from ${table} where ${foreign})`).join(' + ');
  return onlyRow(await db.query<{ count: number }>(`select (${counts})::int as count`, [keyId])).count;
}

/**
 * What an older journal holds in clear, sealed; without that whose number was erased while it was known in clear, because
 * what is sealed is not found by that erasure.
 */
export async function sealBatch<Kept extends Booked>(
  db: Queryable,
  vault: LeadVault,
  { beside }: SealingTable,
  batch: readonly Kept[],
): Promise<Kept[]> {
  const clear = batch.filter((one) => !isSealed(one)) as unknown as ClearBooked[];
  if (!vault.seals || clear.length === 0) return [...batch];
  const erased = await erasedInClear(db, clear);
  return batch
    .filter(({ id }) => !erased.has(id))
    .map((one) => (isSealed(one) ? one : (vault.sealStored(one as ClearBooked, beside) as Kept)));
}

async function erasedInClear(db: Queryable, booked: readonly ClearBooked[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from jsonb_to_recordset($1::jsonb) as fresh (id text, phone text, "receivedAt" text)
     where exists (
       select 1 from erasure where digest = phone_digest(fresh.phone)
       and to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') >= fresh."receivedAt"
     )`,
    [JSON.stringify(booked)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Seals everything that is still stored in clear, and frees what it took on disk. Returns how many rows. */
export async function sealClearBooked(db: Database, vault: LeadVault): Promise<number> {
  let sealed = 0;
  for (const table of tables) sealed += await sealTable(db, vault, table);
  return sealed;
}

async function sealTable(db: Database, vault: LeadVault, table: SealingTable): Promise<number> {
  let sealed = 0;
  for (let clear = await readClear(db, table); clear.length > 0; clear = await readClear(db, table)) {
    const boxes = clear.map((one) => vault.sealStored(one, table.beside));
    await replaceRows(db, table, boxes);
    sealed += clear.length;
  }
  if (sealed > 0) await db.script(`vacuum full ${table.table}`);
  return sealed;
}

function readClear(db: Queryable, { table, clear, select }: SealingTable): Promise<ClearBooked[]> {
  return db.query(`select ${select(clear)} from ${table} where sealed = '' limit ${atOnce}`);
}

/** One that another process has stored sealed meanwhile is not kept twice. */
function replaceRows(db: Database, { table, columns, rowOf }: SealingTable, boxes: readonly SealedBooked[]) {
  const fresh = `jsonb_populate_recordset(null::${table}, $1::jsonb) as fresh`;
  const rows = [JSON.stringify(boxes.map(rowOf))];
  return db.transaction(async (tx) => {
    await tx.query(
      `delete from ${table} using ${fresh} where ${table}.id = fresh.id
       and exists (select 1 from ${table} as other where other.key = fresh.key and other.id <> fresh.id)`,
      rows,
    );
    const changes = columns.map((column) => `${column} = fresh.${column}`).join(', ');
    await tx.query(`update ${table} set ${changes} from ${fresh} where ${table}.id = fresh.id`, rows);
  });
}
