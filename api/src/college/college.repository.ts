import type {
  ArticleType,
  CollegeArticle,
  CollegeArticlePage,
  CollegeArticleSummary,
} from '@site/shared/contract/college';
import type { PictureFile } from '@site/shared/contract/clip';
import type { Cover } from '@site/shared/contract/cover';
import type { Heading } from '@site/shared/contract/common';
import type { Figure } from '@site/shared/contract/show';
import type { Lesson } from '@site/shared/contract/lesson';
import { companyNewsType } from '@site/shared/contract/content-ids';
import { readCatalog } from '../content/catalog.repository';
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

type CollegeData = {
  author: string;
  points?: string[];
  cover?: Cover;
  picture?: PictureFile;
  headings: Heading[];
  figures?: Figure[];
  minutes: number;
} & Partial<Omit<Lesson, 'course'>>;

const newsType = { id: companyNewsType, name: '新闻动态' };
const relatedArticles = 4;
/** A course is shown whole beside its lectures; more than this is no course. */
const longestCourse = 24;

/** Lectures and company news are different entry kinds behind the same calls; this maps a type to its kind. */
function placeOf(typeId: number | undefined): { filter: EntryFilter; order: EntryOrder } {
  if (typeId === companyNewsType) return { filter: { kind: 'news' }, order: 'newest' };
  if (typeId) return { filter: { kind: 'lecture', groupIds: [typeId] }, order: 'sort' };
  return { filter: { kind: 'lecture' }, order: 'newest' };
}

export async function findArticleTypes(db: Database): Promise<ArticleType[]> {
  return (await readCatalog(db, 'lectureType')).toSorted((a, b) => a.sort - b.sort);
}

type TypeName = { id: number; name: string };

function collegeSummary(row: EntryRow<CollegeData>, type: TypeName): CollegeArticleSummary {
  const { id, title, summary, published, views, data } = row;
  const { author, minutes, order, cover, picture } = data;
  const place = { ...(order && { order }), ...(cover && { cover }), ...(picture && { picture }) };
  return {
    id,
    title,
    type: type.id,
    typeName: type.name,
    summary,
    author,
    published,
    views,
    scene: '',
    minutes,
    ...place,
  };
}

function lessonOf(
  { order, example, exercises, materials, outline }: CollegeData,
  course: Lesson['course'],
): { lesson?: Lesson } {
  if (!order || !example || !exercises || !materials || !outline) return {};
  return { lesson: { order, example, exercises, materials, outline, course } };
}

async function readTypeNames(db: Database): Promise<TypeName[]> {
  return [...(await findArticleTypes(db)).map(({ id, name }) => ({ id, name })), newsType];
}

function typeOf(types: readonly TypeName[], typeId: number): TypeName {
  return types.find(({ id }) => id === typeId) ?? { id: typeId, name: '' };
}

export async function findCollegePage(
  db: Database,
  typeId: number | undefined,
  page: PageRequest,
): Promise<CollegeArticlePage> {
  const types = await readTypeNames(db);
  const type = types.find(({ id }) => id === typeId) ?? null;
  if (typeId && !type) throw notFound(`没有编号为 ${typeId} 的讲堂分类`);
  const { filter, order } = placeOf(typeId);
  const total = await countEntries(db, filter);
  const slice = { limit: page.pageSize, offset: offsetOf(total, page) };
  const rows = await listEntries<CollegeData>(db, filter, order, slice);
  const list = rows.map((row) => collegeSummary(row, type ?? typeOf(types, row.groupId)));
  return { list, total, ...page, type };
}

export async function findCollegeArticle(db: Database, id: number): Promise<CollegeArticle> {
  const lecture = await findEntry<CollegeData>(db, 'lecture', id);
  const entry = lecture ?? (await findEntry<CollegeData>(db, 'news', id));
  if (!entry) throw notFound(`没有编号为 ${id} 的文章`);
  const types = await readTypeNames(db);
  const type = typeOf(types, lecture ? entry.groupId : companyNewsType);
  const { filter, order } = placeOf(type.id);
  const [neighbours, same, course] = await Promise.all([
    findNeighbours(db, filter, order, id),
    listEntries<CollegeData>(db, filter, 'views', { limit: relatedArticles + 1 }),
    lecture ? listEntries<CollegeData>(db, filter, order, { limit: longestCourse }) : [],
  ]);
  const others = same.filter((row) => row.id !== id).slice(0, relatedArticles);
  const { points = [], headings, figures = [] } = entry.data;
  return {
    ...collegeSummary(entry, type),
    ...{ points, html: entry.html, headings, figures },
    ...lessonOf(
      entry.data,
      course.map((row) => ({ id: row.id, title: row.title })),
    ),
    related: others.map((row) => collegeSummary(row, type)),
    ...neighbours,
  };
}
