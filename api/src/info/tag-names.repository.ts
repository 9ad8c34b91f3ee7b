import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';

export type StoredTag = { id: number; name: string; words: string };

export type TagNames = ReadonlyMap<number, string>;

export async function readTagNames(db: Database): Promise<TagNames> {
  return new Map((await readCatalog<StoredTag>(db, 'tag')).map(({ id, name }) => [id, name]));
}
