import type { EntryKind } from '../content/entry';
import { type Queryable, onlyRow } from '../database/database';

export type EntryRow<Data> = {
  id: number;
  groupId: number;
  title: string;
  summary: string;
  tags: number[];
  published: string;
  updated: string;
  views: number;
  data: Data;
};

export type FullEntry<Data> = EntryRow<Data> & { html: string; plain: string };

export type EntryFilter = {
  kind: EntryKind;
  groupIds?: readonly number[];
  tag?: number;
  featured?: true;
  /** Guides only. */
  guides?: true;
  /** Values of `data`: equal, or contained if it is a list. */
  data?: Record<string, unknown>;
};

/** The orders of lists; all columns of one run in the same direction, so that neighbours can be found. */
const orders = {
  newest: { columns: 'published, id', direction: 'desc' },
  views: { columns: 'views, id', direction: 'desc' },
  id: { columns: 'id', direction: 'asc' },
  sort: { columns: 'sort, id', direction: 'asc' },
} as const;

export type EntryOrder = keyof typeof orders;

const light = 'id, group_id as "groupId", title, summary, tags, published, updated, views, data';

export async function findEntry<Data>(
  db: Queryable,
  kind: EntryKind,
  id: number,
): Promise<FullEntry<Data> | undefined> {
  const rows = await db.query<FullEntry<Data>>(`select ${light}, html, plain from entry where kind = $1 and id = $2`, [
    kind,
    id,
  ]);
  return rows[0];
}

/** The entries of these ids, in their order; ids that do not exist are left out. */
export function findEntries<Data>(db: Queryable, kind: EntryKind, ids: readonly number[]): Promise<EntryRow<Data>[]> {
  const sql = `select ${light} from entry where kind = $1 and id = any($2::int[]) order by array_position($2::int[], id)`;
  return db.query<EntryRow<Data>>(sql, [kind, ids]);
}

export type Slice = { limit: number; offset?: number };

export function listEntries<Data>(
  db: Queryable,
  filter: EntryFilter,
  order: EntryOrder,
  { limit, offset = 0 }: Slice,
): Promise<EntryRow<Data>[]> {
  const { sql, params } = whereOf(filter);
  const by = orderBy(order, orders[order].direction);
  const paging = `limit $${params.length + 1} offset $${params.length + 2}`;
  return db.query<EntryRow<Data>>(`select ${light} from entry where ${sql} order by ${by} ${paging}`, [
    ...params,
    limit,
    offset,
  ]);
}

export async function countEntries(db: Queryable, filter: EntryFilter): Promise<number> {
  const { sql, params } = whereOf(filter);
  const rows = await db.query<{ count: number }>(`select count(*)::int as count from entry where ${sql}`, params);
  return onlyRow(rows).count;
}

export type Neighbour = { id: number; title: string };

/** The previous and next entry of a list; null at its ends. */
export async function findNeighbours(
  db: Queryable,
  filter: EntryFilter,
  order: EntryOrder,
  id: number,
): Promise<{ prev: Neighbour | null; next: Neighbour | null }> {
  const forward = orders[order].direction;
  const backward = forward === 'asc' ? 'desc' : 'asc';
  const [prev, next] = await Promise.all([
    findNext(db, filter, order, backward, id),
    findNext(db, filter, order, forward, id),
  ]);
  return { prev, next };
}

async function findNext(db: Queryable, filter: EntryFilter, order: EntryOrder, direction: 'asc' | 'desc', id: number) {
  const { sql, params } = whereOf(filter);
  const { columns } = orders[order];
  const here = `(select ${columns} from entry where kind = $1 and id = $${params.length + 1})`;
  const compare = `(${columns}) ${direction === 'asc' ? '>' : '<'} ${here}`;
  const rows = await db.query<Neighbour>(
    `select id, title from entry where ${sql} and ${compare} order by ${orderBy(order, direction)} limit 1`,
    [...params, id],
  );
  return rows[0] ?? null;
}

function orderBy(order: EntryOrder, direction: 'asc' | 'desc'): string {
  return orders[order].columns
    .split(', ')
    .map((column) => `${column} ${direction}`)
    .join(', ');
}

function whereOf({ kind, groupIds, tag, featured, guides, data }: EntryFilter): { sql: string; params: unknown[] } {
  const params: unknown[] = [kind];
  const conditions = ['kind = $1'];
  const also = (condition: string, value: unknown) => conditions.push(condition.replace('?', `$${params.push(value)}`));
  if (groupIds) also('group_id = any(?::int[])', groupIds);
  if (tag) also('tags @> array[?::int]', tag);
  if (featured) conditions.push('featured');
  if (guides) conditions.push("jsonb_typeof(data -> 'guide') = 'object'");
  if (data) also('data @> ?::jsonb', JSON.stringify(data));
  return { sql: conditions.join(' and '), params };
}
