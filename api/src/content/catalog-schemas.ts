import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Count, Day, NonEmptyText } from './content-schemas';
import { AddOn, PricingFeature, PricingPlan, SecurityTable, Term } from './fact-schemas';
import { factFiles } from './fact-files';

const strict = { additionalProperties: false };

const HelpClass = Type.Object(
  {
    id: Count,
    pid: Count,
    name: NonEmptyText,
    icon: Type.Optional(Type.String()),
    sort: Count,
    description: Type.Optional(Type.String()),
  },
  strict,
);

const LectureType = Type.Object(
  { id: Count, name: NonEmptyText, link: NonEmptyText, active: Type.Boolean(), sort: Count, state: Count, pid: Count },
  strict,
);

const Tool = Type.Object(
  {
    slug: NonEmptyText,
    name: NonEmptyText,
    text: NonEmptyText,
    group: NonEmptyText,
    /** The row of the price page that says which plans have it. */
    feature: NonEmptyText,
    helpId: Count,
  },
  strict,
);

const Job = Type.Object(
  {
    slug: NonEmptyText,
    name: NonEmptyText,
    place: NonEmptyText,
    kind: NonEmptyText,
    duties: Type.Array(NonEmptyText),
    wants: Type.Array(NonEmptyText),
  },
  strict,
);

const EarlierVersion = Type.Object({ version: NonEmptyText, updated: Day, changes: Type.Array(NonEmptyText) }, strict);

const Download = Type.Object(
  {
    slug: NonEmptyText,
    name: NonEmptyText,
    text: NonEmptyText,
    platform: NonEmptyText,
    version: NonEmptyText,
    size: NonEmptyText,
    updated: Day,
    requires: NonEmptyText,
    changes: Type.Array(NonEmptyText),
    link: NonEmptyText,
    sha256: Type.String({ pattern: '^([0-9a-f]{64})?$' }),
    history: Type.Array(EarlierVersion),
  },
  strict,
);

const Synonym = Type.Object(
  { word: NonEmptyText, also: Type.Array(NonEmptyText), english: Type.Array(NonEmptyText) },
  strict,
);

/** Words of what visitors ask of every site and is not ours. */
const OtherTopics = Type.Object({ about: NonEmptyText, words: Type.Array(NonEmptyText) }, strict);

/** Questions that visitors ask of other sites. */
const OtherQuestions = Type.Object(
  { about: NonEmptyText, asks: Type.Array(NonEmptyText, { minItems: 1, uniqueItems: true }) },
  strict,
);

/** Name in the database → its file and the schema of one item. Each file is an array. */
export const catalogSchemas = {
  helpClass: { file: 'help/categories.json', item: HelpClass },
  hotWord: {
    file: 'help/hot-words.json',
    item: Type.Object({ id: Count, keyword: NonEmptyText, state: Count, sort: Count }, strict),
  },
  helpTemplate: { file: 'help/templates.json', item: Count },
  synonym: { file: 'search/synonyms.json', item: Synonym },
  otherTopic: { file: 'search/other-topics.json', item: OtherTopics },
  otherQuestion: { file: 'search/other-questions.json', item: OtherQuestions },
  topicCategory: { file: 'info/categories.json', item: Type.Object({ id: Count, name: NonEmptyText }, strict) },
  lectureType: { file: 'lectures/nav.json', item: LectureType },
  tag: { file: 'tags.json', item: Type.Object({ id: Count, name: NonEmptyText, text: NonEmptyText }, strict) },
  tool: { file: 'tools.json', item: Tool },
  media: {
    file: 'media.json',
    item: Type.Object(
      {
        id: Count,
        outlet: NonEmptyText,
        title: NonEmptyText,
        summary: NonEmptyText,
        published: Day,
        link: NonEmptyText,
      },
      strict,
    ),
  },
  friendLink: { file: 'friend-links.json', item: Type.Object({ name: NonEmptyText, link: NonEmptyText }, strict) },
  job: { file: 'jobs.json', item: Job },
  pricingPlan: { file: factFiles.plans, item: PricingPlan },
  pricingFeature: { file: factFiles.features, item: PricingFeature },
  addOn: { file: factFiles.addOns, item: AddOn },
  term: { file: factFiles.terms, item: Term },
  security: { file: factFiles.security, item: SecurityTable },
  download: { file: 'downloads.json', item: Download },
  pricingFaq: { file: 'pricing-faq.json', item: Type.Object({ ask: NonEmptyText, answer: NonEmptyText }, strict) },
} satisfies Record<string, { file: string; item: TSchema }>;

export type CatalogName = keyof typeof catalogSchemas;

export type CatalogItem<Name extends CatalogName> = Static<(typeof catalogSchemas)[Name]['item']>;
