import type { PictureFile } from '@site/shared/contract/clip';
import type { Static, TSchema } from '@sinclair/typebox';
import type { Lesson, Material } from '@site/shared/contract/lesson';
import * as schemas from './content-schemas';
import type { Entry, EntryKind, Reference } from './entry';
import type { MediaEntry } from '@site/shared/contract/media-index';
import { helpProblems } from './help-problems';
import type { RenderedMarkdown } from './markdown';
import { outlineOf } from './lecture-outline';
import { showData, spokenText, videoProblems } from './show-data';

export type FrontMatter<T extends TSchema> = {
  front: Static<T>;
  body: RenderedMarkdown;
  /** What `npm run media` made of it. */
  drawn: MediaEntry | undefined;
  /** The moments of its show. */
  stills: MediaEntry | undefined;
  /** Its picture in lists. */
  picture: PictureFile | undefined;
  /** Line of a front-matter key, for references. */
  lineOf: (...path: (string | number)[]) => number;
};

/** How one folder of Markdown files becomes entries. */
export type MarkdownKind<T extends TSchema = TSchema> = {
  kind: EntryKind;
  folder: string;
  schema: T;
  toEntry: (file: FrontMatter<T>) => Partial<Entry>;
  references: (file: FrontMatter<T>) => Reference[];
  /** What this kind demands of its body, as sentences. */
  issues?: (file: FrontMatter<T>) => string[];
};

function define<T extends TSchema>(kind: MarkdownKind<T>): MarkdownKind {
  return kind as unknown as MarkdownKind;
}

/** What is worked on in a lecture; it is read and searched like its text. */
function workOf({ example, exercises }: Pick<Lesson, 'example' | 'exercises'>): string[] {
  const { title, situation, steps, result } = example;
  return [title, situation, ...steps, result, ...exercises.flatMap(({ ask, hint, answer }) => [ask, hint, answer])];
}

/** Rows with more or fewer cells than their table has columns. */
function unevenRows(materials: readonly Material[]): string[] {
  return materials.flatMap((material) =>
    material.kind === 'table' && material.rows.some((row) => row.length !== material.columns.length)
      ? [`表格“${material.title}”有一行不是 ${material.columns.length} 格，每行的格数要和 columns 一样`]
      : [],
  );
}

function listed(kind: Reference['kind'], ids: readonly number[], lineOf: (index: number) => number): Reference[] {
  return ids.map((id, index) => ({ kind, id, line: lineOf(index) }));
}

const help = define<typeof schemas.HelpFront>({
  kind: 'help',
  folder: 'help',
  schema: schemas.HelpFront,
  toEntry: ({ front, body }) => ({
    groupId: front.classId,
    published: front.updated,
    updated: front.updated,
    data: {
      ...{ author: front.author, keywords: front.keywords, related: front.related, headings: body.headings },
      ...{ facts: front.facts, version: front.version, asks: front.asks },
    },
  }),
  issues: ({ front, body }) => helpProblems(front.facts, body),
  references: ({ front, lineOf }) => [
    { kind: 'helpClass', id: front.classId, line: lineOf('classId') },
    ...listed('help', front.related, (index) => lineOf('related', index)),
  ],
});

function topicData({ front, body, picture }: FrontMatter<typeof schemas.TopicFront>) {
  const { author, cover, sources, pillar = null, guide = null, checklist = null } = front;
  return { author, cover, picture, sources, pillar, guide, checklist, headings: body.headings };
}

const topic = define<typeof schemas.TopicFront>({
  kind: 'topic',
  folder: 'info',
  schema: schemas.TopicFront,
  toEntry: ({ front, body, ...more }) => ({
    groupId: front.category,
    tags: front.tags,
    updated: front.updated,
    views: front.views,
    featured: front.featured ?? false,
    plain: [body.plain, ...(front.checklist?.groups.flatMap(({ items }) => items) ?? [])].join('\n'),
    data: topicData({ front, body, ...more }),
  }),
  references: ({ front, lineOf }) => [
    { kind: 'topicCategory', id: front.category, line: lineOf('category') },
    ...(front.pillar ? [{ kind: 'topic' as const, id: front.pillar, line: lineOf('pillar') }] : []),
    ...listed('help', front.guide?.help ?? [], (index) => lineOf('guide', 'help', index)),
    ...listed('tag', front.tags, (index) => lineOf('tags', index)),
  ],
});

const video = define<typeof schemas.VideoFront>({
  kind: 'video',
  folder: 'videos',
  schema: schemas.VideoFront,
  toEntry: ({ front, body, ...media }) => ({
    tags: front.tags,
    views: front.views,
    html: '',
    plain: spokenText(body.shows),
    data: { category: front.category, scene: front.scene, help: front.help, ...showData(body.shows, media) },
  }),
  references: ({ front, lineOf }) => [
    ...listed('tag', front.tags, (index) => lineOf('tags', index)),
    ...listed('help', front.help, (index) => lineOf('help', index)),
  ],
  issues: ({ body }) => videoProblems(body.shows),
});

const lecture = define<typeof schemas.LectureFront>({
  kind: 'lecture',
  folder: 'lectures',
  schema: schemas.LectureFront,
  toEntry: ({ front, body, picture }) => ({
    groupId: front.type,
    views: front.views,
    sort: front.order,
    plain: [body.plain, ...workOf(front)].join('\n'),
    data: {
      ...{ author: front.author, points: front.points, cover: front.cover, picture, headings: body.headings },
      ...{ order: front.order, example: front.example, exercises: front.exercises, materials: front.materials },
      outline: outlineOf(body.headings, body.plain),
    },
  }),
  references: () => [],
  issues: ({ front }) => unevenRows(front.materials),
});

const news = define<typeof schemas.NewsFront>({
  kind: 'news',
  folder: 'news',
  schema: schemas.NewsFront,
  toEntry: ({ front, body, picture }) => ({
    views: front.views,
    data: { author: front.author, cover: front.cover, picture, headings: body.headings },
  }),
  references: () => [],
});

const caseStudy = define<typeof schemas.CaseFront>({
  kind: 'case',
  folder: 'cases',
  schema: schemas.CaseFront,
  toEntry: ({ front, body, picture }) => {
    const { title: _title, published: _published, place: _place, sort, result, metrics, lead, ...rest } = front;
    const printed = metrics.map((metric) => ({ ...metric, value: String(metric.value) }));
    const shown = printed.find(({ name }) => name === lead) ?? printed[0];
    return {
      sort,
      summary: result,
      data: { ...rest, metrics: printed, lead: shown, picture, headings: body.headings },
    };
  },
  references: () => [],
});

export const markdownKinds: readonly MarkdownKind[] = [help, topic, video, lecture, news, caseStudy];

/** The kind whose folder holds this file; `path` is relative to the content folder. */
export function kindOfFile(path: string): MarkdownKind | undefined {
  return markdownKinds.find(({ folder }) => path.startsWith(`${folder}/`) && path.endsWith('.md'));
}
