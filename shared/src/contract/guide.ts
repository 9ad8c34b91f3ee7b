import { type Static, Type } from '@sinclair/typebox';
import { ContentLink } from './common';

const closed = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });

/** What an article rests on: a kind of evidence, and which. Never an address: what is named can be found by its name. */
export const Source = Type.Object(
  {
    kind: Type.Union(
      ['平台数据', '公开法规', '技术标准', '活动复盘', '产品说明', '实测记录'].map((kind) => Type.Literal(kind)),
    ),
    text: Text,
  },
  closed,
);

/** A list to print and tick off, in groups. */
export const Checklist = Type.Object(
  {
    title: Text,
    groups: Type.Array(Type.Object({ name: Text, items: Type.Array(Text, { minItems: 1 }) }, closed), { minItems: 1 }),
  },
  closed,
);

/** A page of a product that a guide leads to. */
export const ProductLink = Type.Object({ name: Text, link: Type.String({ pattern: '^/' }) }, closed);

/** Where a guide leads: its articles, help articles and products. */
export const GuideLinks = Type.Object({
  articles: Type.Array(ContentLink),
  help: Type.Array(ContentLink),
  products: Type.Array(ProductLink),
});

export type Source = Static<typeof Source>;
export type Checklist = Static<typeof Checklist>;
export type GuideLinks = Static<typeof GuideLinks>;
export type ProductLink = Static<typeof ProductLink>;
