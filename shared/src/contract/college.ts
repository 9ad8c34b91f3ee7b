import { type Static, Type } from '@sinclair/typebox';
import { PictureFile } from './clip';
import { Cover } from './cover';
import { Lesson, lessonFields } from './lesson';
import { ArticleBody, Day, Neighbours, Paged, SceneName } from './common';

/** A lecture navigation item (R3.30). The navigation shows at most the first four with `pid` 0 and `state` 1. */
export const ArticleType = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  link: Type.String(),
  active: Type.Boolean(),
  sort: Type.Integer(),
  /** 1 shown, 0 hidden. */
  state: Type.Integer(),
  pid: Type.Integer(),
});

const articleFields = {
  id: Type.Integer(),
  title: Type.String(),
  /** Lecture type 1 to 5, or 60 for company news (`companyNewsType`). */
  type: Type.Integer(),
  typeName: Type.String(),
  summary: Type.String(),
  author: Type.String(),
  published: Day,
  views: Type.Integer(),
  /** Always empty: a cover took its place. Releases of sections that are older read it. */
  scene: SceneName,
  minutes: Type.Integer({ minimum: 1 }),
  /** A lecture's place in the course of its type, from 1; news has none. */
  order: Type.Optional(lessonFields.order),
  /** The drawn picture, made of the article's own figures and words. */
  cover: Type.Optional(Cover),
  /** The cover as a file, for lists below the first view; absent until `npm run media` has drawn it. */
  picture: Type.Optional(PictureFile),
};

export const CollegeArticleSummary = Type.Object(articleFields);

/** A lecture or a company news article; news has no `points` and no `lesson`. */
export const CollegeArticle = Type.Object({
  ...articleFields,
  points: Type.Array(Type.String()),
  lesson: Type.Optional(Lesson),
  ...ArticleBody,
  related: Type.Array(CollegeArticleSummary),
  ...Neighbours,
});

/** `type` is null when all lectures are listed. */
export const CollegeArticlePage = Type.Intersect([
  Paged(CollegeArticleSummary),
  Type.Object({ type: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]) }),
]);

export type ArticleType = Static<typeof ArticleType>;
export type CollegeArticleSummary = Static<typeof CollegeArticleSummary>;
export type CollegeArticle = Static<typeof CollegeArticle>;
export type CollegeArticlePage = Static<typeof CollegeArticlePage>;
