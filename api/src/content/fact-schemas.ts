import { Type } from '@sinclair/typebox';
import { NonEmptyText } from './content-schemas';

const strict = { additionalProperties: false };
const Key = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });

export const PricingPlan = Type.Object(
  {
    slug: Key,
    name: NonEmptyText,
    fits: NonEmptyText,
    price: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    period: Type.String(),
    recommended: Type.Boolean(),
    facts: Type.Array(Type.Object({ key: Key, name: NonEmptyText, value: NonEmptyText }, strict)),
  },
  strict,
);

const plans = 5;

/** What each plan has of a function, in the order of the plans. */
export const PricingFeature = Type.Object(
  {
    key: Key,
    group: NonEmptyText,
    name: NonEmptyText,
    values: Type.Array(NonEmptyText, { minItems: plans, maxItems: plans }),
  },
  strict,
);

/**
 * What is bought beside a plan; without a price it is quoted, a `starting` one is the least. One that is `of` another is a
 * kit of it: the other starts at the price of its cheapest kit.
 */
export const AddOn = Type.Object(
  {
    key: Key,
    of: Type.Optional(Key),
    name: NonEmptyText,
    price: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    starting: Type.Optional(Type.Boolean()),
    unit: Type.String(),
    text: NonEmptyText,
  },
  strict,
);

/** It stands in JSON and YAML as it is. */
const FactText = Type.String({ minLength: 1, pattern: '^[^"\\\\{}\n]+$' });

/** A fact that is no row of the price page: `limit.delay` is 「10 到 300 秒」. `about` tells editors what it is of. */
export const Term = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z]+(\\.[a-z0-9-]+)+$' }),
    text: FactText,
    about: NonEmptyText,
  },
  strict,
);

/** A table of the page for IT: each row has a text for each column, under the column's key. */
export const SecurityTable = Type.Object(
  {
    key: Key,
    name: FactText,
    intro: Type.Optional(FactText),
    columns: Type.Record(Key, FactText, { minProperties: 2, maxProperties: 4 }),
    rows: Type.Array(Type.Record(Key, FactText), { minItems: 1 }),
  },
  strict,
);

/**
 * How sentences say a fact, for `npm run content -- contradictions`. `fact` may have a `*` for a part of the name. Each of `says` is the
 * words that a sentence must have, apart by spaces, each in several ways apart by `/`; the last stands beside the value. `{plan}` and
 * `{name}` are those of the fact. `unless` names sentences that have the words and are of something else, and why. `unit` is what the
 * fact leaves unsaid, `first` that only the
 * first value of the text is meant, `within` how many signs the last word may be away.
 */
export const FactSubject = Type.Object(
  {
    fact: Type.String({ pattern: '^[a-z-]+(\\.([a-z0-9-]+|\\*))+$' }),
    unit: Type.Optional(Type.String()),
    says: Type.Array(NonEmptyText, { minItems: 1 }),
    first: Type.Optional(Type.Boolean()),
    within: Type.Optional(Type.Integer({ minimum: 1 })),
    unless: Type.Optional(Type.Array(Type.Object({ words: NonEmptyText, because: NonEmptyText }, strict))),
  },
  strict,
);
