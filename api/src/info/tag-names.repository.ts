import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';

export type TagNames = ReadonlyMap<number, string>;

export async function findTagNames(db: Database): Promise<TagNames> {
  return new Map((await readCatalog(db, 'tag')).map(({ id, name }) => [id, name]));
}
