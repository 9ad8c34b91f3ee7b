import {
  crewHours,
  readCount,
  readData,
  readDataPack,
  readTimes,
  readViewerPack,
  readYearlyShows,
} from '@site/shared/contract/plan-figures';
import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';

// The quote of the price page computes with these texts: what it cannot read is refused here, for it would be left out of the sum.

/** A text that the quote reads, and how it is written. */
type Form = { reads: (text: string) => boolean; mend: string };

const oneOf = (...texts: string[]): Form => ({
  reads: (text) => texts.includes(text),
  mend: `只能写${texts.map((text) => `“${text}”`).join('、')}`,
});
const read = (reader: (text: string) => number | undefined, mend: string): Form => ({
  reads: (text) => reader(text) !== undefined,
  mend,
});
const either = (form: Form, ...texts: string[]): Form => ({
  reads: (text) => texts.includes(text) || form.reads(text),
  mend: `${form.mend}；没有的写“–”${texts.includes('加购') ? '，要另买的写“加购”' : ''}`,
});

const planForms: Readonly<Record<string, Form>> = {
  viewers: read(readCount, '要写人数，例如“500”“5,000”，没有上限的写“不限”'),
  traffic: read(readData, '要写流量，例如“300 GB”“1.5 TB”，没有上限的写“不限”'),
};
const featureForms: Readonly<Record<string, Form>> = {
  cameras: either(read(readCount, '要写机位数，例如“4”，没有上限的写“不限”'), '–'),
  captions: oneOf('–', '加购', '✓'),
  'event-watch': either(read(readYearlyShows, '要写每年几场，例如“每年 4 场”，没有上限的写“不限”'), '–', '加购'),
};
const crewForm = oneOf(...Object.keys(crewHours));
const unitForms: Readonly<Record<string, Form>> = {
  traffic: read(readDataPack, '要写一包多大，例如“/ 1 TB”“/ 500 GB”'),
  viewers: read(readViewerPack, '要写一包多少人，例如“/ 1,000 人·场”'),
  captions: oneOf('/ 小时'),
  'event-watch': oneOf('/ 场'),
};

const why = '报价器要用它算钱';
const faultIn = (form: Form | undefined, text: string) =>
  form && !form.reads(text) ? `${form.mend}，现在是“${text}”（${why}）` : undefined;

/** Plans without a price are quoted by people: their texts may be any. */
function findPlanTexts({ plans }: FactBook): ContentIssue[] {
  return plans.rows.flatMap(({ price, facts }, row) =>
    facts.flatMap(({ key, value }, index) => {
      const fault = price === null ? undefined : faultIn(planForms[key], value);
      return fault ? [plans.issue([row, 'facts', index, 'value'], fault)] : [];
    }),
  );
}

function findFeatureTexts({ plans, features }: FactBook): ContentIssue[] {
  return features.rows.flatMap(({ key, name, values }, row) =>
    values.flatMap((value, index) => {
      const plan = plans.rows[index];
      const fault = plan && plan.price !== null ? faultIn(featureForms[key], value) : undefined;
      return fault ? [features.issue([row, 'values', index], `“${name}”的${plan?.name}：${fault}`)] : [];
    }),
  );
}

/** Units and prices of what a quote adds up; kits of the crew are sold by half-days and days. */
function findAddOnTexts({ addOns }: FactBook): ContentIssue[] {
  return addOns.rows.flatMap(({ key, of, name, price, unit }, row) => {
    const form = key === 'crew' || of === 'crew' ? crewForm : unitForms[key];
    const fault = faultIn(form, unit);
    return [
      ...(fault ? [addOns.issue([row, 'unit'], `“${name}”的单位：${fault}`)] : []),
      ...(form && price === null && key !== 'crew'
        ? [addOns.issue([row, 'price'], `“${name}”要写价钱，不能是 null（${why}）`)]
        : []),
    ];
  });
}

/** What a plan may be short of has to be for sale. */
function findUnsold({ plans, addOns }: FactBook): ContentIssue[] {
  const limits = plans.rows.flatMap(({ price, facts }) => (price ? facts : [])).filter(({ value }) => value !== '不限');
  const needed = Object.keys(planForms).filter((key) => limits.some((limit) => limit.key === key));
  return needed
    .filter((key) => addOns.read && !addOns.rows.some((addOn) => addOn.key === key))
    .map((key) => addOns.issue([], `少了 key 为“${key}”的一行：套餐的“${key}”不够时要能加购（${why}）`));
}

/** What a half-day and a day of a crew are, which the quote has in code (`crewHours`). */
function findCrewHours({ addOns }: FactBook): ContentIssue[] {
  return addOns.rows.flatMap(({ key, of, text }, row) => {
    const [said, day, hours] = /(半天|(?<!半)天) (\d+) 小时/.exec(key === 'crew' || of === 'crew' ? text : '') ?? [];
    const meant = crewHours[`/ ${day}`];
    const where = 'shared/src/contract/plan-figures.ts 的 crewHours';
    return said === undefined || Number(hours) === meant
      ? []
      : [addOns.issue([row, 'text'], `“${said}”要写“${day} ${meant} 小时”（${why}）；要改时长，请工程师先改 ${where}`)];
  });
}

/** Above how many times its limit a show has to be filed, which the quote says. */
function findTimes({ terms }: FactBook): ContentIssue[] {
  return terms.rows.flatMap(({ name, text }, row) =>
    name === 'limit.report' && readTimes(text) === undefined
      ? [terms.issue([row, 'text'], `“${name}”要写几倍，例如“两倍”“1.5 倍”，现在是“${text}”（报价器要用它判断）`)]
      : [],
  );
}

/** Texts and prices that the quote of the price page cannot compute with. */
export function quoteRules(book: FactBook): ContentIssue[] {
  return [
    ...findPlanTexts(book),
    ...findFeatureTexts(book),
    ...findAddOnTexts(book),
    ...findUnsold(book),
    ...findCrewHours(book),
    ...findTimes(book),
  ];
}
