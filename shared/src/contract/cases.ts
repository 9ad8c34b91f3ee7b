import { type Static, Type } from '@sinclair/typebox';
import { CaseShow } from './case-show';
import { PictureFile } from './clip';
import { ArticleBody, Day, Neighbours, Paged } from './common';

/** One figure of a case. */
export const CaseMetric = Type.Object({ name: Type.String(), value: Type.String(), unit: Type.String() });

const caseFields = {
  id: Type.Integer(),
  title: Type.String(),
  customer: Type.String(),
  industry: Type.String(),
  scene: Type.String(),
  products: Type.Array(Type.String()),
  /** The outcome in one line. */
  result: Type.String(),
  metrics: Type.Array(CaseMetric),
  /** The one character by which the customer is known: 茶. */
  sign: Type.String({ minLength: 1, maxLength: 2 }),
  /** The metric that the case is told by. */
  lead: CaseMetric,
  /** How many watched through the show, in equal steps, the highest being 100. */
  curve: Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { minItems: 8, maxItems: 24 }),
  /** The place of the show, drawn. */
  picture: Type.Optional(PictureFile),
  quote: Type.String(),
  quoteBy: Type.String(),
  published: Day,
};

export const CaseSummary = Type.Object(caseFields);

/** The body has five headings: 背景, 挑战, 方案, 数据结果, 相关产品. */
export const CaseStudy = Type.Object({
  ...caseFields,
  show: CaseShow,
  ...ArticleBody,
  related: Type.Array(CaseSummary),
  ...Neighbours,
});

/** A filter value and the number of cases that choosing it leaves, with the other filters as they are. */
export const Facet = Type.Object({ name: Type.String(), count: Type.Integer() });

export const CasePage = Type.Intersect([
  Paged(CaseSummary),
  Type.Object({
    facets: Type.Object({ industry: Type.Array(Facet), scene: Type.Array(Facet), product: Type.Array(Facet) }),
  }),
]);

export type CaseMetric = Static<typeof CaseMetric>;
export type CaseSummary = Static<typeof CaseSummary>;
export type CaseStudy = Static<typeof CaseStudy>;
export type Facet = Static<typeof Facet>;
export type CasePage = Static<typeof CasePage>;
