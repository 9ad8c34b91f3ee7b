import type { Queryable } from '../database/database';
import type { CatalogName } from './catalog-schemas';

/** A small set as it was imported; empty before the first import. */
export async function readCatalog<Item>(database: Queryable, name: CatalogName): Promise<Item[]> {
  const rows = await database.query<{ items: Item[] }>('select items from catalog where name = $1', [name]);
  return rows[0]?.items ?? [];
}
