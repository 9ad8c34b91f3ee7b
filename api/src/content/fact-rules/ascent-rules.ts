import { readCount, readData } from '@site/shared/contract/plan-figures';
import type { ContentIssue } from '../content-issue';
import { durationOf } from './written-amount';
import type { FactBook } from './fact-book';

/** Facts of a plan by which a dearer one never has less. */
const measures: Readonly<Record<string, (value: string) => number | undefined>> = {
  viewers: readCount,
  traffic: readData,
  storage: (value) => readData(value.split('，')[0] ?? ''),
};

/** The plan before that of a row, with what it says under a key. */
function cheaperPlan({ plans }: FactBook, row: number, key: string): { plan: string; before: string } {
  const cheaper = plans.rows[row - 1];
  return { plan: cheaper?.name ?? '', before: cheaper?.facts.find((fact) => fact.key === key)?.value ?? '' };
}

function findSmallerPlans(book: FactBook): ContentIssue[] {
  const { plans } = book;
  return plans.rows.flatMap((plan, row) =>
    plan.facts.flatMap(({ key, name, value }, index) => {
      const { plan: cheaper, before } = cheaperPlan(book, row, key);
      const [less, own] = [measures[key]?.(before), measures[key]?.(value)];
      if (less === undefined || own === undefined || less <= own) return [];
      const message = `${plan.name}的${name}是“${value}”，比更便宜的${cheaper}的“${before}”还少，请改正其中一个`;
      return [plans.issue([row, 'facts', index, 'value'], message)];
    }),
  );
}

const unlimited = '不限';

/** Whether a value is less than that before it, where the units differ or nothing limits the first. */
function isLess(before: string, value: string): boolean {
  if (before === unlimited) return /^\d/.test(value);
  return (durationOf(before) ?? 0) > (durationOf(value) ?? Number.POSITIVE_INFINITY);
}

function findSmallerValues({ plans, features }: FactBook): ContentIssue[] {
  return features.rows.flatMap(({ name, values }, row) =>
    values.flatMap((value, index) => {
      const before = values[index - 1] ?? '';
      if (!isLess(before, value)) return [];
      const message = `“${name}”：更高的${plans.rows[index]?.name ?? ''}是“${value}”，比“${before}”少，请改正其中一个`;
      return [features.issue([row, 'values', index], message)];
    }),
  );
}

const sizes: Readonly<Record<string, number>> = { 单机: 1, 双机: 2, 四机: 4, 八机: 8 };

/** A kit has the cameras that its name says. */
function findOtherCameras({ addOns }: FactBook): ContentIssue[] {
  return addOns.rows.flatMap(({ name, text }, row) => {
    const [size, said] = [sizes[name], /^(\d+) 台机位/.exec(text)?.[1]];
    return size && said && Number(said) !== size
      ? [addOns.issue([row, 'text'], `“${name}”写的是“${said} 台机位”，应是 ${size} 台`)]
      : [];
  });
}

/** Kits of an add-on stand from small to large. */
function findCheaperKits({ addOns }: FactBook): ContentIssue[] {
  return addOns.rows.flatMap(({ of, name, price }, row) => {
    const before = addOns.rows[row - 1];
    if (of === undefined || before?.of !== of || price === null || (before.price ?? 0) < price) return [];
    const message = `“${name}”是 ¥${price}，不比前面更小的“${before.name}”的 ¥${before.price ?? 0} 贵，请检查价钱或顺序`;
    return [addOns.issue([row, 'price'], message)];
  });
}

/** What is dearer and has less, or is larger and costs less. */
export function ascentRules(book: FactBook): ContentIssue[] {
  return [...findSmallerPlans(book), ...findSmallerValues(book), ...findOtherCameras(book), ...findCheaperKits(book)];
}
