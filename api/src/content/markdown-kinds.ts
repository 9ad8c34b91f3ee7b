import type { Static, TSchema } from '@sinclair/typebox';
import * as schemas from './content-schemas';
import type { Entry, EntryKind, Reference } from './entry';
import type { RenderedMarkdown } from './markdown';
import { parseTranscript, secondsOf } from './transcript';

export type FrontMatter<T extends TSchema> = {
  front: Static<T>;
  body: RenderedMarkdown;
  text: string;
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
};

function define<T extends TSchema>(kind: MarkdownKind<T>): MarkdownKind {
  return kind as unknown as MarkdownKind;
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
    data: { author: front.author, keywords: front.keywords, related: front.related, headings: body.headings },
  }),
  references: ({ front, lineOf }) => [
    { kind: 'helpClass', id: front.classId, line: lineOf('classId') },
    ...listed('help', front.related, (index) => lineOf('related', index)),
  ],
});

const topic = define<typeof schemas.TopicFront>({
  kind: 'topic',
  folder: 'info',
  schema: schemas.TopicFront,
  toEntry: ({ front, body }) => ({
    groupId: front.category,
    tags: front.tags,
    updated: front.updated,
    views: front.views,
    featured: front.featured ?? false,
    data: { author: front.author, headings: body.headings },
  }),
  references: ({ front, lineOf }) => [
    { kind: 'topicCategory', id: front.category, line: lineOf('category') },
    ...listed('tag', front.tags, (index) => lineOf('tags', index)),
  ],
});

const video = define<typeof schemas.VideoFront>({
  kind: 'video',
  folder: 'videos',
  schema: schemas.VideoFront,
  toEntry: ({ front, text }) => ({
    tags: front.tags,
    views: front.views,
    html: '',
    data: {
      category: front.category,
      duration: front.duration,
      seconds: secondsOf(front.duration),
      scene: front.scene,
      transcript: parseTranscript(text),
    },
  }),
  references: ({ front, lineOf }) => listed('tag', front.tags, (index) => lineOf('tags', index)),
});

const lecture = define<typeof schemas.LectureFront>({
  kind: 'lecture',
  folder: 'lectures',
  schema: schemas.LectureFront,
  toEntry: ({ front, body }) => ({
    groupId: front.type,
    views: front.views,
    data: { author: front.author, points: front.points, scene: front.scene, headings: body.headings },
  }),
  references: () => [],
});

const news = define<typeof schemas.NewsFront>({
  kind: 'news',
  folder: 'news',
  schema: schemas.NewsFront,
  toEntry: ({ front, body }) => ({ views: front.views, data: { author: front.author, headings: body.headings } }),
  references: () => [],
});

const caseStudy = define<typeof schemas.CaseFront>({
  kind: 'case',
  folder: 'cases',
  schema: schemas.CaseFront,
  toEntry: ({ front, body }) => {
    const { title: _title, published: _published, sort, result, metrics, ...rest } = front;
    const printed = metrics.map((metric) => ({ ...metric, value: String(metric.value) }));
    return { sort, summary: result, data: { ...rest, metrics: printed, headings: body.headings } };
  },
  references: () => [],
});

export const markdownKinds: readonly MarkdownKind[] = [help, topic, video, lecture, news, caseStudy];
