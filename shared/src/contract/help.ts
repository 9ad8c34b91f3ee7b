import { type Static, Type } from '@sinclair/typebox';
import { ArticleBody, ContentLink, Day, Envelope, Listed, Neighbours, Paged } from './common';

/** A second-level classification: what `/help/helpClassList/:classId` shows. */
export const HelpLeaf = Type.Object({
  id: Type.Integer(),
  pid: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  articleCount: Type.Integer(),
});

/** A first-level classification with its leaves; `icon` names a drawing. */
export const HelpCategory = Type.Object({
  id: Type.Integer(),
  pid: Type.Literal(0),
  name: Type.String(),
  icon: Type.String(),
  description: Type.String(),
  articleCount: Type.Integer(),
  secList: Type.Array(HelpLeaf),
});

export const HelpArticleSummary = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  classId: Type.Integer(),
  className: Type.String(),
  updated: Day,
  /** Plain words around the first hit of a search; the summary in other lists. */
  snippet: Type.String(),
});

export const HelpArticle = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  classId: Type.Integer(),
  author: Type.String(),
  updated: Day,
  keywords: Type.Array(Type.String()),
  ...ArticleBody,
  /** First-level classification, then leaf. */
  breadcrumb: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  related: Type.Array(ContentLink),
  ...Neighbours,
});

/** A page of one leaf or of a search. `category` is null in a search. */
export const HelpArticlePage = Type.Intersect([
  Paged(HelpArticleSummary),
  Type.Object({ category: Type.Union([HelpLeaf, Type.Null()]) }),
]);

export const HelpSuggestion = Type.Object({ label: Type.String(), value: Type.Integer() });

export const HotWord = Type.Object({
  id: Type.Integer(),
  keyword: Type.String(),
  state: Type.Integer(),
  sort: Type.Integer(),
});

/** A leaf put forward on the help home page, with the first articles a newcomer wants. */
export const HelpTemplate = Type.Object({
  id: Type.Integer(),
  pid: Type.Integer(),
  name: Type.String(),
  icon: Type.String(),
  summary: Type.String(),
  articles: Type.Array(ContentLink),
});

export const HelpHome = Type.Object({
  /** Every first-level classification with up to five of its articles. */
  categories: Type.Array(Type.Intersect([HelpCategory, Type.Object({ articles: Type.Array(ContentLink) })])),
  /** Newest first, ten at most. */
  latest: Type.Array(HelpArticleSummary),
});

/** Send `id`, or `classId` and `pageIndex`, or `keywords`, `pageIndex` and `pageSize` (spec §7). */
export const HelpArticleQuery = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  classId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

export const HelpFeedback = Type.Object({
  articleId: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  /** 1 useful, 0 not useful. */
  islike: Type.Integer({ minimum: 0, maximum: 1 }),
  /** The reason in words; required by the page when `islike` is 0, empty otherwise. */
  feedback: Type.Optional(Type.String({ maxLength: 500 })),
});

export const HelpArticleResponse = Envelope(HelpArticle);
export const HelpArticleListResponse = Envelope(HelpArticlePage);
export const HelpSuggestResponse = Envelope(Type.Object({ suggest: Type.Array(HelpSuggestion) }));
export const HelpTreeResponse = Envelope(Listed(HelpCategory));
export const HelpTemplatesResponse = Envelope(Listed(HelpTemplate));
export const HotSearchResponse = Envelope(Paged(HotWord));
export const HelpHomeResponse = Envelope(HelpHome);
export const HelpFeedbackResponse = Envelope(Type.Object({ articleId: Type.Integer() }));

export type HelpLeaf = Static<typeof HelpLeaf>;
export type HelpCategory = Static<typeof HelpCategory>;
export type HelpArticleSummary = Static<typeof HelpArticleSummary>;
export type HelpArticle = Static<typeof HelpArticle>;
export type HelpArticlePage = Static<typeof HelpArticlePage>;
export type HelpSuggestion = Static<typeof HelpSuggestion>;
export type HotWord = Static<typeof HotWord>;
export type HelpTemplate = Static<typeof HelpTemplate>;
export type HelpHome = Static<typeof HelpHome>;
export type HelpArticleQuery = Static<typeof HelpArticleQuery>;
export type HelpFeedback = Static<typeof HelpFeedback>;
export type HelpArticleResponse = Static<typeof HelpArticleResponse>;
export type HelpArticleListResponse = Static<typeof HelpArticleListResponse>;
export type HelpSuggestResponse = Static<typeof HelpSuggestResponse>;
export type HelpTreeResponse = Static<typeof HelpTreeResponse>;
export type HelpTemplatesResponse = Static<typeof HelpTemplatesResponse>;
export type HotSearchResponse = Static<typeof HotSearchResponse>;
export type HelpHomeResponse = Static<typeof HelpHomeResponse>;
export type HelpFeedbackResponse = Static<typeof HelpFeedbackResponse>;
