import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';

// What the columns of the price page are: side by side, in ascending order, with the same rows.

function findRecommended({ plans }: FactBook): ContentIssue[] {
  const first = plans.rows.findIndex(({ recommended }) => recommended);
  return plans.rows.flatMap(({ recommended }, row) => {
    const message = `只能推荐一个套餐，“${plans.rows[first]?.name}”已经是 true：这里写 false`;
    return recommended && row !== first ? [plans.issue([row, 'recommended'], message)] : [];
  });
}

/** The quote is of a year. */
function findPeriods({ plans }: FactBook): ContentIssue[] {
  return plans.rows.flatMap(({ name, price, period }, row) =>
    price && period !== '年' ? [plans.issue([row, 'period'], `${name}按年卖，这里写“年”，现在是“${period}”`)] : [],
  );
}

/** Prose says 「专业版及以上」: what has no price comes last. */
function findDisorder({ plans }: FactBook): ContentIssue[] {
  const priceOf = (row: number) => plans.rows[row]?.price ?? Number.POSITIVE_INFINITY;
  return plans.rows.flatMap(({ name, price }, row) => {
    const message = `套餐从便宜到贵排，没有价钱的排最后：${name}不比前一个贵，请检查价钱或顺序`;
    return row === 0 || price === null || priceOf(row - 1) < price ? [] : [plans.issue([row, 'price'], message)];
  });
}

function findLacking({ plans }: FactBook): ContentIssue[] {
  const [all = '', ...others] = plans.rows.map(({ facts }) =>
    facts.map(({ key, name }) => `${key}（${name}）`).join('、'),
  );
  return others.flatMap((keys, index) => {
    const message = `${plans.rows[index + 1]?.name}的各项要与第一个套餐一样、顺序也一样：${all}`;
    return keys === all ? [] : [plans.issue([index + 1, 'facts'], message)];
  });
}

/** Plans that cannot stand side by side. */
export function planRules(book: FactBook): ContentIssue[] {
  return [...findRecommended(book), ...findPeriods(book), ...findDisorder(book), ...findLacking(book)];
}
