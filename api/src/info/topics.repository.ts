import { allTopicsCategory } from '@site/shared/contract/content-ids';
import type { Paged } from '@site/shared/contract/common';
import type { Topic, TopicCategory, TopicGroup, TopicPage, TopicSummary } from '@site/shared/contract/info';
import type { Database } from '../database/database';
import {
  type EntryFilter,
  type EntryOrder,
  type EntryRow,
  countEntries,
  findEntry,
  findNeighbours,
  listEntries,
} from '../entries/entries.repository';
import { type PageRequest, notFound, offsetOf } from '../plugins/http-errors';
import { type TagNames, findTagNames } from './tag-names.repository';
import { findGuideLinks, findPillar } from './guides.repository';
import { findTopicCategories } from './topic-categories.repository';
import type { TopicData } from './topic-data';

const newestOnHome = 5;
const relatedTopics = 5;
/** More than editors will write. */
const mostGuides = 100;

/** Names of categories and tags, needed to map rows to summaries. */
type Names = { categories: TopicCategory[]; tags: TagNames };

export async function findNames(db: Database): Promise<Names> {
  const [categories, tags] = await Promise.all([findTopicCategories(db), findTagNames(db)]);
  return { categories, tags };
}

export function topicSummary(row: EntryRow<TopicData>, { categories, tags }: Names): TopicSummary {
  const { id, title, summary, groupId, published, updated, views, data } = row;
  const categoryName = categories.find((category) => category.id === groupId)?.name ?? '';
  const named = row.tags.map((tag) => ({ id: tag, name: tags.get(tag) ?? '' }));
  const { author, minutes, cover, picture } = data;
  return {
    id,
    title,
    summary,
    category: groupId,
    categoryName,
    tags: named,
    author,
    published,
    updated,
    views,
    minutes,
    cover,
    ...(picture && { picture }),
  };
}

async function listTopics(
  db: Database,
  filter: EntryFilter,
  order: EntryOrder,
  limit: number,
): Promise<TopicSummary[]> {
  const [names, rows] = await Promise.all([findNames(db), listEntries<TopicData>(db, filter, order, { limit })]);
  return rows.map((row) => topicSummary(row, names));
}

/** A page of topics, given the names. */
export async function pageOfTopics(
  db: Database,
  filter: EntryFilter,
  order: EntryOrder,
  page: PageRequest,
  names: Names,
): Promise<Paged<TopicSummary>> {
  const total = await countEntries(db, filter);
  const slice = { limit: page.pageSize, offset: offsetOf(total, page) };
  const rows = await listEntries<TopicData>(db, filter, order, slice);
  return { list: rows.map((row) => topicSummary(row, names)), total, ...page };
}

export async function findTopicPage(db: Database, categoryId: number, page: PageRequest): Promise<TopicPage> {
  const names = await findNames(db);
  const category = names.categories.find((one) => one.id === categoryId);
  if (!category) throw notFound(`没有编号为 ${categoryId} 的资讯分类`);
  const filter: EntryFilter = {
    kind: 'topic',
    ...(categoryId === allTopicsCategory ? {} : { groupIds: [categoryId] }),
  };
  return { ...(await pageOfTopics(db, filter, 'newest', page, names)), category };
}

export async function findHotTopics(db: Database, page: PageRequest): Promise<Paged<TopicSummary>> {
  return pageOfTopics(db, { kind: 'topic' }, 'views', page, await findNames(db));
}

export function findNewestTopics(db: Database): Promise<TopicSummary[]> {
  return listTopics(db, { kind: 'topic' }, 'newest', newestOnHome);
}

export function findFeaturedTopics(db: Database): Promise<TopicSummary[]> {
  return listTopics(db, { kind: 'topic', featured: true }, 'newest', newestOnHome);
}

/** The guides, in the order of their ids. */
export function findGuides(db: Database): Promise<TopicSummary[]> {
  return listTopics(db, { kind: 'topic', guides: true }, 'id', mostGuides);
}

export async function findTopicGroups(db: Database): Promise<TopicGroup[]> {
  const categories = (await findTopicCategories(db)).filter(({ id }) => id !== allTopicsCategory);
  const groups = categories.map(async (category) => ({
    category,
    articles: await listTopics(db, { kind: 'topic', groupIds: [category.id] }, 'newest', newestOnHome),
  }));
  return Promise.all(groups);
}

export async function findTopic(db: Database, id: number): Promise<Topic> {
  const entry = await findEntry<TopicData>(db, 'topic', id);
  if (!entry) throw notFound(`没有编号为 ${id} 的资讯文章`);
  const [names, pillar, guide, related, neighbours] = await Promise.all([
    findNames(db),
    findPillar(db, entry.data),
    findGuideLinks(db, id, entry.data),
    findRelated(db, entry),
    findNeighbours(db, { kind: 'topic', groupIds: [entry.groupId] }, 'newest', id),
  ]);
  return {
    ...topicSummary(entry, names),
    html: entry.html,
    headings: entry.data.headings,
    sources: entry.data.sources,
    checklist: entry.data.checklist,
    pillar,
    guide,
    related: related.map((row) => topicSummary(row, names)),
    ...neighbours,
  };
}

/** Most tags in common first, then the same category, then the newest. */
function findRelated(db: Database, { id, tags, groupId }: EntryRow<TopicData>): Promise<EntryRow<TopicData>[]> {
  return db.query<EntryRow<TopicData>>(
    `select id, group_id as "groupId", title, summary, tags, published, updated, views, data from entry
     where kind = 'topic' and id <> $1
     order by cardinality(array(select unnest(tags) intersect select unnest($2::int[]))) desc,
       (group_id = $3) desc, published desc, id desc
     limit $4`,
    [id, tags, groupId, relatedTopics],
  );
}
