import { CaseShow } from '@site/shared/contract/case-show';
import { Cover } from '@site/shared/contract/cover';
import { Checklist, ProductLink, Source } from '@site/shared/contract/guide';
import { HelpFacts } from '@site/shared/contract/help';
import { lessonFields } from '@site/shared/contract/lesson';
import { placeNames } from '@site/shared/contract/place-names';
import { Type } from '@sinclair/typebox';

// Schemas of content files: docs/contracts/content.md. Unknown keys are rejected, so that a misspelled one is found.

const strict = { additionalProperties: false };

export const NonEmptyText = Type.String({ minLength: 1 });
export const Day = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
export const Count = Type.Integer({ minimum: 0 });
const Id = Type.Integer({ minimum: 1 });

export const HelpFront = Type.Object(
  {
    title: NonEmptyText,
    classId: Id,
    summary: NonEmptyText,
    keywords: Type.Array(NonEmptyText),
    /** What visitors ask who need the article, in their own words; for the search alone. */
    asks: Type.Optional(Type.Array(NonEmptyText, { uniqueItems: true })),
    updated: Day,
    author: NonEmptyText,
    related: Type.Array(Id),
    facts: HelpFacts,
    version: Type.Optional(NonEmptyText),
  },
  strict,
);

export const TopicFront = Type.Object(
  {
    title: NonEmptyText,
    category: Id,
    tags: Type.Array(Id),
    summary: NonEmptyText,
    author: NonEmptyText,
    published: Day,
    updated: Day,
    views: Count,
    featured: Type.Optional(Type.Boolean()),
    cover: Cover,
    sources: Type.Array(Source, { minItems: 1 }),
    /** The guide that the article belongs to. */
    pillar: Type.Optional(Id),
    /** Makes the article a guide. */
    guide: Type.Optional(Type.Object({ help: Type.Array(Id), products: Type.Array(ProductLink) }, strict)),
    checklist: Type.Optional(Checklist),
  },
  strict,
);

export const VideoFront = Type.Object(
  {
    title: NonEmptyText,
    category: NonEmptyText,
    summary: NonEmptyText,
    tags: Type.Array(Id),
    help: Type.Array(Id, { minItems: 1, maxItems: 4 }),
    published: Day,
    views: Count,
    scene: NonEmptyText,
  },
  strict,
);

export const LectureFront = Type.Object(
  {
    title: NonEmptyText,
    type: Type.Integer({ minimum: 1, maximum: 5 }),
    summary: NonEmptyText,
    points: Type.Array(NonEmptyText),
    author: NonEmptyText,
    published: Day,
    views: Count,
    cover: Cover,
    ...lessonFields,
  },
  strict,
);

export const NewsFront = Type.Object(
  { title: NonEmptyText, summary: NonEmptyText, author: NonEmptyText, published: Day, views: Count, cover: Cover },
  strict,
);

const Metric = Type.Object(
  { name: NonEmptyText, value: Type.Union([NonEmptyText, Type.Number()]), unit: Type.String() },
  strict,
);

export const CaseFront = Type.Object(
  {
    title: NonEmptyText,
    customer: NonEmptyText,
    industry: NonEmptyText,
    scene: NonEmptyText,
    products: Type.Array(NonEmptyText),
    result: NonEmptyText,
    metrics: Type.Array(Metric),
    sign: Type.String({ minLength: 1, maxLength: 2 }),
    lead: NonEmptyText,
    curve: Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { minItems: 8, maxItems: 24 }),
    place: Type.Union(placeNames.map((name) => Type.Literal(name))),
    quote: NonEmptyText,
    quoteBy: NonEmptyText,
    show: CaseShow,
    published: Day,
    sort: Count,
  },
  strict,
);

export const MarketingFile = Type.Object(
  {
    id: Id,
    title: NonEmptyText,
    link: NonEmptyText,
    description: NonEmptyText,
    categoryId: Id,
    categoryName: NonEmptyText,
    banner: Type.Object({ title: NonEmptyText, text: NonEmptyText, scene: NonEmptyText }, strict),
    scenes: Type.Array(Type.Object({ title: NonEmptyText, text: NonEmptyText }, strict), { minItems: 1 }),
    products: Type.Array(Type.Object({ name: NonEmptyText, text: NonEmptyText, link: NonEmptyText }, strict), {
      minItems: 1,
    }),
    cases: Type.Array(Id),
    faqs: Type.Array(Type.Object({ ask: NonEmptyText, answer: NonEmptyText }, strict), { minItems: 1 }),
    recommend: Type.Array(Id),
    published: Day,
  },
  strict,
);
