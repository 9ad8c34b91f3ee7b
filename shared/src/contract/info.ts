import { type Static, Type } from '@sinclair/typebox';
import { Clip, PictureFile } from './clip';
import { ArticleBody, ContentLink, Day, Neighbours, Paged, SceneName } from './common';
import { Cover } from './cover';
import { Checklist, GuideLinks, Source } from './guide';
import { Show } from './show';

/** `id` 99 is all articles and comes first. */
export const TopicCategory = Type.Object({ id: Type.Integer(), name: Type.String(), articleCount: Type.Integer() });

export const Tag = Type.Object({ id: Type.Integer(), name: Type.String() });

/** A tag in the tag cloud. */
export const CountedTag = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  articleCount: Type.Integer(),
});

const topicFields = {
  id: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  category: Type.Integer(),
  categoryName: Type.String(),
  tags: Type.Array(Tag),
  author: Type.String(),
  published: Day,
  updated: Day,
  views: Type.Integer(),
  /** Reading time, at 400 汉字 a minute. */
  minutes: Type.Integer({ minimum: 1 }),
  cover: Cover,
  /** Cover or scene as a file, for lists below the first view; absent until `npm run media` has drawn it. */
  picture: Type.Optional(PictureFile),
};

/** An information-portal article in a list. */
export const TopicSummary = Type.Object(topicFields);

export const Topic = Type.Object({
  ...topicFields,
  ...ArticleBody,
  /** What the article rests on. */
  sources: Type.Array(Source),
  /** The guide that this article belongs to. */
  pillar: Type.Union([ContentLink, Type.Null()]),
  /** Of a guide: where it leads. */
  guide: Type.Union([GuideLinks, Type.Null()]),
  /** Of a guide: what to print. */
  checklist: Type.Union([Checklist, Type.Null()]),
  related: Type.Array(TopicSummary),
  ...Neighbours,
});

export const TopicPage = Type.Intersect([Paged(TopicSummary), Type.Object({ category: TopicCategory })]);
export const TagPage = Type.Intersect([Paged(TopicSummary), Type.Object({ tag: CountedTag })]);

/** The newest articles of one category, for the portal's home page. */
export const TopicGroup = Type.Object({ category: TopicCategory, articles: Type.Array(TopicSummary) });

const videoFields = {
  id: Type.Integer(),
  title: Type.String(),
  /** 入门, 开播, 互动, 行业 or 数据. */
  category: Type.String(),
  /** `MM:SS`, of the show. */
  duration: Type.String(),
  seconds: Type.Number(),
  summary: Type.String(),
  tags: Type.Array(Tag),
  published: Day,
  views: Type.Integer(),
  scene: SceneName,
  /** Its cover, or a frame of it; null as long as nothing is filmed: lists show then a drawing, without a sign to play. */
  poster: Type.Union([PictureFile, Type.Null()]),
};

export const VideoSummary = Type.Object(videoFields);

export const TranscriptLine = Type.Object({ time: Type.String(), seconds: Type.Integer(), text: Type.String() });

export const Video = Type.Object({
  ...videoFields,
  show: Show,
  clip: Type.Union([Clip, Type.Null()]),
  /** How far the show is at the end of each chapter, in their order; absent until `npm run media` has drawn them. */
  stills: Type.Optional(Type.Array(PictureFile)),
  transcript: Type.Array(TranscriptLine),
  related: Type.Array(VideoSummary),
  /** Help articles that say in full what the video shows. */
  help: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), summary: Type.String() })),
  prev: Type.Union([ContentLink, Type.Null()]),
  next: Type.Union([ContentLink, Type.Null()]),
});

export type TopicCategory = Static<typeof TopicCategory>;
export type Tag = Static<typeof Tag>;
export type CountedTag = Static<typeof CountedTag>;
export type TopicSummary = Static<typeof TopicSummary>;
export type Topic = Static<typeof Topic>;
export type TopicPage = Static<typeof TopicPage>;
export type TagPage = Static<typeof TagPage>;
export type TopicGroup = Static<typeof TopicGroup>;
export type VideoSummary = Static<typeof VideoSummary>;
export type TranscriptLine = Static<typeof TranscriptLine>;
export type Video = Static<typeof Video>;
