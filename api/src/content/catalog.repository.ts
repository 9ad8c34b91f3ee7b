import type { Queryable } from '../database/database';
import type { CatalogItem, CatalogName } from './catalog-schemas';

/** A catalog as it was imported; empty before the first import. */
export async function readCatalog<Name extends CatalogName>(
  database: Queryable,
  name: Name,
): Promise<CatalogItem<Name>[]> {
  const rows = await database.query<{ items: CatalogItem<Name>[] }>('select items from catalog where name = $1', [
    name,
  ]);
  return rows[0]?.items ?? [];
}
