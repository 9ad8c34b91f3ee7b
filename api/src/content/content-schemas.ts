import { Type } from '@sinclair/typebox';

// Schemas of content files: docs/contracts/content.md. Unknown keys are rejected, so that a misspelled one is found.

const strict = { additionalProperties: false };

export const Words = Type.String({ minLength: 1 });
export const Day = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
export const Count = Type.Integer({ minimum: 0 });
const Id = Type.Integer({ minimum: 1 });

export const HelpFront = Type.Object(
  {
    title: Words,
    classId: Id,
    summary: Words,
    keywords: Type.Array(Words),
    updated: Day,
    author: Words,
    related: Type.Array(Id),
  },
  strict,
);

export const TopicFront = Type.Object(
  {
    title: Words,
    category: Id,
    tags: Type.Array(Id),
    summary: Words,
    author: Words,
    published: Day,
    updated: Day,
    views: Count,
    featured: Type.Optional(Type.Boolean()),
  },
  strict,
);

export const VideoFront = Type.Object(
  {
    title: Words,
    category: Words,
    duration: Type.String({ pattern: '^\\d{2}:[0-5]\\d$' }),
    summary: Words,
    tags: Type.Array(Id),
    published: Day,
    views: Count,
    scene: Words,
  },
  strict,
);

export const LectureFront = Type.Object(
  {
    title: Words,
    type: Type.Integer({ minimum: 1, maximum: 5 }),
    summary: Words,
    points: Type.Array(Words),
    author: Words,
    published: Day,
    views: Count,
    scene: Words,
  },
  strict,
);

export const NewsFront = Type.Object(
  { title: Words, summary: Words, author: Words, published: Day, views: Count },
  strict,
);

const Metric = Type.Object({ name: Words, value: Type.Union([Words, Type.Number()]), unit: Type.String() }, strict);

export const CaseFront = Type.Object(
  {
    title: Words,
    customer: Words,
    industry: Words,
    scene: Words,
    products: Type.Array(Words),
    result: Words,
    metrics: Type.Array(Metric),
    quote: Words,
    quoteBy: Words,
    published: Day,
    sort: Count,
  },
  strict,
);

export const MarketingFile = Type.Object(
  {
    id: Id,
    title: Words,
    link: Words,
    description: Words,
    categoryId: Id,
    categoryName: Words,
    banner: Type.Object({ title: Words, words: Words, scene: Words }, strict),
    scenes: Type.Array(Type.Object({ title: Words, words: Words }, strict), { minItems: 1 }),
    products: Type.Array(Type.Object({ name: Words, words: Words, link: Words }, strict), { minItems: 1 }),
    cases: Type.Array(Id),
    faqs: Type.Array(Type.Object({ ask: Words, answer: Words }, strict), { minItems: 1 }),
    recommend: Type.Array(Id),
    published: Day,
  },
  strict,
);
