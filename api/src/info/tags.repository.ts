import type { CountedTag, TagPage } from '@site/shared/contract/info';
import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';
import { type PageRequest, notFound } from '../plugins/http-errors';
import { pageOfTopics, findNames } from './topics.repository';

/** Every tag with the number of information articles that carry it. */
export async function findTags(db: Database): Promise<CountedTag[]> {
  const [tags, counts] = await Promise.all([
    readCatalog(db, 'tag'),
    db.query<{ id: number; count: number }>(
      `select unnest(tags) as id, count(*)::int as count from entry where kind = 'topic' group by 1`,
    ),
  ]);
  return tags.map((tag) => ({ ...tag, articleCount: counts.find(({ id }) => id === tag.id)?.count ?? 0 }));
}

export async function findTagPage(db: Database, tagId: number, page: PageRequest): Promise<TagPage> {
  const tag = (await findTags(db)).find(({ id }) => id === tagId);
  if (!tag) throw notFound(`没有编号为 ${tagId} 的标签`);
  const topics = await pageOfTopics(db, { kind: 'topic', tag: tagId }, 'newest', page, await findNames(db));
  return { ...topics, tag };
}
