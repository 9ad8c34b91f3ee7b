import { allTopicsCategory } from '@site/shared/contract/content-ids';
import type { TopicCategory } from '@site/shared/contract/info';
import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';

/** 99, all articles, comes first (R2.16). */
export async function findTopicCategories(db: Database): Promise<TopicCategory[]> {
  const [categories, counts] = await Promise.all([
    readCatalog(db, 'topicCategory'),
    db.query<{ id: number; count: number }>(
      `select group_id as id, count(*)::int as count from entry where kind = 'topic' group by group_id`,
    ),
  ]);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const counted = categories.map(({ id, name }) => ({
    id,
    name,
    articleCount: counts.find((row) => row.id === id)?.count ?? 0,
  }));
  return [{ id: allTopicsCategory, name: '全部文章', articleCount: all }, ...counted];
}
