import type { Queryable } from '../database/database';
import type { CatalogName } from './catalog-schemas';
import type { ImportedItem } from './derive-catalogs';

/** A catalog as it was imported; empty before the first import. */
export async function readCatalog<Name extends CatalogName>(
  database: Queryable,
  name: Name,
): Promise<ImportedItem<Name>[]> {
  const rows = await database.query<{ items: ImportedItem<Name>[] }>('select items from catalog where name = $1', [
    name,
  ]);
  return rows[0]?.items ?? [];
}
