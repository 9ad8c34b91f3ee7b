import { type Static, Type } from '@sinclair/typebox';
import { ArticleBody, ContentLink, Day, Neighbours, Paged } from './common';
import { SearchHow } from './search';

/** A second-level classification: what `/help/helpClassList/:classId` shows. */
export const HelpLeaf = Type.Object({
  id: Type.Integer(),
  pid: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  articleCount: Type.Integer(),
});

/** A first-level classification as the tree beside each page names it, with its leaves. */
export const HelpBranch = Type.Object({
  id: Type.Integer(),
  pid: Type.Literal(0),
  name: Type.String(),
  secList: Type.Array(Type.Pick(HelpLeaf, ['id', 'pid', 'name'])),
});

/** A first-level classification with all that is known of its leaves; `icon` names a drawing. */
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
  /** Search snippet around the first match; the summary in other lists. */
  snippet: Type.String(),
  /** In a search: the id and the name of the section that answers. */
  anchor: Type.Optional(Type.String()),
  heading: Type.Optional(Type.String()),
});

/** What a reader wants to know before the first step. */
export const HelpFacts = Type.Object(
  {
    /** Plans that have it, in words. */
    plans: Type.String({ minLength: 1 }),
    /** Who may do it: `主账号、运营`. */
    roles: Type.String({ minLength: 1 }),
    /** Where it is, from the console's first menu on: `直播间 › 互动 › 抽奖`. An article without it has no screens. */
    path: Type.Optional(Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);

export const HelpArticle = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  classId: Type.Integer(),
  author: Type.String(),
  updated: Day,
  keywords: Type.Array(Type.String()),
  facts: HelpFacts,
  /** Which version the screens are of, and what other versions call the same. */
  version: Type.Optional(Type.String()),
  /** To read it. */
  minutes: Type.Integer({ minimum: 1 }),
  ...ArticleBody,
  /** First-level classification, then leaf. */
  breadcrumb: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  related: Type.Array(ContentLink),
  /** The first articles of the same leaf, this one among them where it is one: a page asks for nothing after its article. */
  siblings: Type.Optional(Type.Array(ContentLink)),
  ...Neighbours,
});

/** A page of one leaf or of a search. `category` is null in a search. */
export const HelpArticlePage = Type.Intersect([
  Paged(HelpArticleSummary),
  Type.Object({ category: Type.Union([HelpLeaf, Type.Null()]) }),
]);

/** A page of a classification. `others`: the leaves beside a leaf, or those below a first-level one. */
export const HelpClassPage = Type.Intersect([HelpArticlePage, Type.Object({ others: Type.Array(HelpLeaf) })]);

/** Hits of a search in each first-level classification, without empty ones. */
const HelpHitCount = Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() });

/** Hits, what was searched for them, and where they are; `total` is that of the requested classification. */
export const HelpSearchPage = Type.Intersect([
  HelpArticlePage,
  SearchHow,
  Type.Object({ categories: Type.Array(HelpHitCount) }),
]);

export const HelpSuggestion = Type.Object({ label: Type.String(), value: Type.Integer() });

export const HotWord = Type.Object({
  id: Type.Integer(),
  keyword: Type.String(),
  state: Type.Integer(),
  sort: Type.Integer(),
});

/** A leaf recommended on the help home page, with introductory articles. */
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

export const HelpFeedback = Type.Object({
  articleId: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  /** 1 useful, 0 not useful. */
  islike: Type.Integer({ minimum: 0, maximum: 1 }),
  /** The reason as text; required by the page when `islike` is 0, empty otherwise. */
  feedback: Type.Optional(Type.String({ maxLength: 500 })),
});

export type HelpLeaf = Static<typeof HelpLeaf>;
export type HelpBranch = Static<typeof HelpBranch>;
export type HelpCategory = Static<typeof HelpCategory>;
export type HelpArticleSummary = Static<typeof HelpArticleSummary>;
export type HelpFacts = Static<typeof HelpFacts>;
export type HelpArticle = Static<typeof HelpArticle>;
export type HelpArticlePage = Static<typeof HelpArticlePage>;
export type HelpClassPage = Static<typeof HelpClassPage>;
export type HelpSearchPage = Static<typeof HelpSearchPage>;
export type HelpSuggestion = Static<typeof HelpSuggestion>;
export type HotWord = Static<typeof HotWord>;
export type HelpTemplate = Static<typeof HelpTemplate>;
export type HelpHome = Static<typeof HelpHome>;
export type HelpFeedback = Static<typeof HelpFeedback>;
