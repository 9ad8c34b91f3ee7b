import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';

/** What the price page's table says of a plan, by what the plan itself says; undefined for a text of another form. */
type Twin = { key: string; feature: string; said: (value: string) => string | undefined; form: string };

const counted = (value: string) =>
  ({ 不含: '–', 按需配置: '按需', 不限: '不限' })[value] ?? /^([\d,]+) 个$/.exec(value)?.[1];
const kept = (value: string) =>
  ({ 按需配置: '按需', 不限: '不限' })[value] ?? (/，不限期$/.test(value) ? '不限' : /，保留 (.+)$/.exec(value)?.[1]);

const twins: readonly Twin[] = [
  { key: 'storage', feature: 'replay', said: kept, form: '“100 GB，保留 180 天”“2 TB，不限期”或“按需配置”' },
  { key: 'accounts', feature: 'accounts', said: counted, form: '“3 个”“不含”“不限”或“按需配置”' },
  { key: 'cameras', feature: 'cameras', said: counted, form: '“2 个”“不含”“不限”或“按需配置”' },
];

/** Where the plans and the table of functions say the same, they must say it alike. */
function findPlanTwins({ plans, features }: FactBook): ContentIssue[] {
  return plans.rows.flatMap((plan, column) =>
    plan.facts.flatMap(({ key, name, value }, index) => {
      const twin = twins.find((one) => one.key === key);
      const row = features.rows.findIndex((feature) => feature.key === twin?.feature);
      const other = features.rows[row];
      if (!twin || !other) return [];
      const path = [column, 'facts', index, 'value'];
      const said = twin.said(value);
      if (said === undefined) return [plans.issue(path, `${plan.name}的${name}要写成${twin.form}，现在是“${value}”`)];
      if (said === other.values[column]) return [];
      const place = `${features.file}:${features.line(row, 'values', column)}`;
      const message = `${plan.name}的${name}是“${value}”，${place} 的“${other.name}”却是“${other.values[column]}”，那里应是“${said}”：两处要说的一样，请改正其中一个`;
      return [plans.issue(path, message)];
    }),
  );
}

/** An add-on is sold from the price of its cheapest kit, by the unit of that kit. */
function findKitUnits({ addOns }: FactBook): ContentIssue[] {
  return addOns.rows.flatMap(({ key, name, unit }, row) => {
    const kits = addOns.rows.flatMap(({ of, price, ...kit }) =>
      of === key && price !== null ? [{ ...kit, price }] : [],
    );
    const [cheapest] = kits.toSorted((one, other) => one.price - other.price);
    return !cheapest || cheapest.unit === unit
      ? []
      : [
          addOns.issue(
            [row, 'unit'],
            `“${name}”从“${cheapest.name}”的价钱起，单位要一样，写“${cheapest.unit}”，现在是“${unit}”`,
          ),
        ];
  });
}

const figuresOf = (text: string) =>
  [...text.matchAll(/[\d,.]+/g)].map(([figure]) => Number(figure.replaceAll(',', '')));
const kilobits = 1000;

/** A rate that is said in Mbps and in Kbps. */
function findRates({ terms }: FactBook): ContentIssue[] {
  return terms.rows.flatMap(({ name, text }, row) => {
    const other = terms.rows.find((one) => one.name === `${name}-kbps`);
    const [own, twin] = [figuresOf(text).map((figure) => figure * kilobits), figuresOf(other?.text ?? '')];
    return !other || own.join() === twin.join()
      ? []
      : [
          terms.issue(
            [row, 'text'],
            `“${name}”是“${text}”，“${other.name}”却是“${other.text}”：两处要说的一样，请改正其中一个`,
          ),
        ];
  });
}

/** Facts that stand in two places and differ. */
export function twinRules(book: FactBook): ContentIssue[] {
  return [...findPlanTwins(book), ...findKitUnits(book), ...findRates(book)];
}
