import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Count, Day, Words } from './content-schemas';

const strict = { additionalProperties: false };

const HelpClass = Type.Object(
  {
    id: Count,
    pid: Count,
    name: Words,
    icon: Type.Optional(Type.String()),
    sort: Count,
    description: Type.Optional(Type.String()),
  },
  strict,
);

const LectureType = Type.Object(
  { id: Count, name: Words, link: Words, active: Type.Boolean(), sort: Count, state: Count, pid: Count },
  strict,
);

const Tool = Type.Object(
  { slug: Words, name: Words, words: Words, group: Words, plans: Type.Array(Words), helpId: Count },
  strict,
);

const Job = Type.Object(
  { slug: Words, name: Words, place: Words, kind: Words, duties: Type.Array(Words), wants: Type.Array(Words) },
  strict,
);

const PricingPlan = Type.Object(
  {
    slug: Words,
    name: Words,
    fits: Words,
    price: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    period: Type.String(),
    recommended: Type.Boolean(),
    facts: Type.Array(Type.Object({ name: Words, value: Words }, strict)),
  },
  strict,
);

const plans = 5;
const PricingFeature = Type.Object(
  { group: Words, name: Words, values: Type.Array(Words, { minItems: plans, maxItems: plans }) },
  strict,
);

const EarlierVersion = Type.Object({ version: Words, updated: Day, changes: Type.Array(Words) }, strict);

const Download = Type.Object(
  {
    slug: Words,
    name: Words,
    words: Words,
    platform: Words,
    version: Words,
    size: Words,
    updated: Day,
    requires: Words,
    changes: Type.Array(Words),
    link: Words,
    sha256: Type.String({ pattern: '^([0-9a-f]{64})?$' }),
    history: Type.Array(EarlierVersion),
  },
  strict,
);

/** Name in the database → its file and the schema of one item. Each file is an array. */
export const catalogSchemas = {
  helpClass: { file: 'help/categories.json', item: HelpClass },
  hotWord: {
    file: 'help/hot-words.json',
    item: Type.Object({ id: Count, keyword: Words, state: Count, sort: Count }, strict),
  },
  helpTemplate: { file: 'help/templates.json', item: Count },
  topicCategory: { file: 'info/categories.json', item: Type.Object({ id: Count, name: Words }, strict) },
  lectureType: { file: 'lectures/nav.json', item: LectureType },
  tag: { file: 'tags.json', item: Type.Object({ id: Count, name: Words, words: Words }, strict) },
  tool: { file: 'tools.json', item: Tool },
  media: {
    file: 'media.json',
    item: Type.Object({ id: Count, outlet: Words, title: Words, summary: Words, published: Day, link: Words }, strict),
  },
  friendLink: { file: 'friend-links.json', item: Type.Object({ name: Words, link: Words }, strict) },
  job: { file: 'jobs.json', item: Job },
  pricingPlan: { file: 'pricing-plans.json', item: PricingPlan },
  pricingFeature: { file: 'pricing-features.json', item: PricingFeature },
  download: { file: 'downloads.json', item: Download },
  pricingFaq: { file: 'pricing-faq.json', item: Type.Object({ ask: Words, answer: Words }, strict) },
} satisfies Record<string, { file: string; item: TSchema }>;

export type CatalogName = keyof typeof catalogSchemas;

export type CatalogItem<Name extends CatalogName> = Static<(typeof catalogSchemas)[Name]['item']>;
