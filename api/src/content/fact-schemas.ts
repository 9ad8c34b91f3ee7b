import { Type } from '@sinclair/typebox';
import { emptyOrFactText, factProse, factText, formText } from './fact-texts';

const strict = { additionalProperties: false };
const Key = formText('^[a-z][a-z0-9-]*$', 'key 只用小写英文、数字和连字符，以字母开头', { maxLength: 40 });

const dearest = 10_000_000;

/** Yuan; null for what is quoted. */
const Price = Type.Union([Type.Integer({ minimum: 0, maximum: dearest }), Type.Null()], {
  mend: (value: unknown) =>
    typeof value === 'string'
      ? `价钱要写不带引号的数字，例如 5980；没有固定价钱的写 null。现在带了引号：“${value}”`
      : `价钱要写 0 到 ${dearest} 的整数，没有固定价钱的写 null，现在是 ${String(value)}`,
});

export const PricingPlan = Type.Object(
  {
    slug: Key,
    name: factText(20),
    fits: factText(40),
    price: Price,
    period: emptyOrFactText(10),
    recommended: Type.Boolean(),
    facts: Type.Array(Type.Object({ key: Key, name: factText(20), value: factText(30) }, strict)),
  },
  strict,
);

const plans = 5;

/** What each plan has of a function, in the order of the plans. */
export const PricingFeature = Type.Object(
  {
    key: Key,
    group: factText(20),
    name: factText(30),
    values: Type.Array(factText(20), { minItems: plans, maxItems: plans }),
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
    name: factText(20),
    price: Price,
    starting: Type.Optional(Type.Boolean()),
    unit: emptyOrFactText(20),
    text: factProse(120),
  },
  strict,
);

/** A fact that is no row of the price page: `limit.delay` is 「10 到 300 秒」. `about` tells editors what it is of. */
export const Term = Type.Object(
  {
    name: formText(
      '^[a-z]+(\\.[a-z0-9-]+)+$',
      '名称要写成 limit.delay 这样：用“.”隔开的两段或几段，只用小写英文、数字和连字符',
    ),
    text: factText(40),
    about: factText(60),
  },
  strict,
);

/** A table of the page for IT: each row has a text for each column, under the column's key. */
export const SecurityTable = Type.Object(
  {
    key: Key,
    name: factText(30),
    intro: Type.Optional(factProse(120)),
    columns: Type.Record(Key, factText(20), { minProperties: 2, maxProperties: 4 }),
    rows: Type.Array(Type.Record(Key, factProse(200)), { minItems: 1 }),
  },
  strict,
);

/** Words of sentences: anything but blanks. */
const Words = formText('\\S', '只有空格，请写上句子里的词', { maxLength: 300 });

/**
 * How sentences say a fact, for `npm run content -- contradictions`. `fact` may have a `*` for a part of the name. Each of `says` is the
 * words that a sentence must have, apart by spaces, each in several ways apart by `/`; the last stands beside the value. `{plan}` and
 * `{name}` are those of the fact. `unless` names sentences that have the words and are of something else, and why. `unit` is what the
 * fact leaves unsaid, `first` that only the
 * first value of the text is meant, `within` how many signs the last word may be away.
 */
export const FactSubject = Type.Object(
  {
    fact: formText(
      '^[a-z-]+(\\.([a-z0-9-]+|\\*))+$',
      '要写事实的名称，例如 limit.delay 或 plan.*.price；全部名称见 npm run content -- facts',
    ),
    unit: Type.Optional(Type.String()),
    says: Type.Array(Words, { minItems: 1 }),
    first: Type.Optional(Type.Boolean()),
    within: Type.Optional(Type.Integer({ minimum: 1 })),
    unless: Type.Optional(Type.Array(Type.Object({ words: Words, because: Words }, strict))),
  },
  strict,
);
