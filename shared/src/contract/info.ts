import { type Static, Type } from '@sinclair/typebox';
import { ArticleBody, ContentLink, Day, Neighbours, Paged, SceneName } from './common';

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
};

/** An information-portal article in a list. */
export const TopicSummary = Type.Object(topicFields);

export const Topic = Type.Object({ ...topicFields, ...ArticleBody, related: Type.Array(TopicSummary), ...Neighbours });

export const TopicPage = Type.Intersect([Paged(TopicSummary), Type.Object({ category: TopicCategory })]);
export const TagPage = Type.Intersect([Paged(TopicSummary), Type.Object({ tag: CountedTag })]);

/** The newest articles of one category, for the portal's home page. */
export const TopicGroup = Type.Object({ category: TopicCategory, articles: Type.Array(TopicSummary) });

const videoFields = {
  id: Type.Integer(),
  title: Type.String(),
  /** 入门, 开播, 互动, 行业 or 数据. */
  category: Type.String(),
  /** `MM:SS`. */
  duration: Type.String(),
  seconds: Type.Integer(),
  summary: Type.String(),
  tags: Type.Array(Tag),
  published: Day,
  views: Type.Integer(),
  scene: SceneName,
};

export const VideoSummary = Type.Object(videoFields);

export const TranscriptLine = Type.Object({ time: Type.String(), seconds: Type.Integer(), text: Type.String() });

export const Video = Type.Object({
  ...videoFields,
  transcript: Type.Array(TranscriptLine),
  related: Type.Array(VideoSummary),
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
