import type { ContentIssue } from '../content-issue';
import { includes } from '../fact-names';
import type { FactBook } from './fact-book';

const meantNo = ['-', '－', '—', '−', '--', '——', '无', '没有', '不含', '不支持', '否', 'x', 'X', '×', '✗', '✕', '0'];
const meantYes = ['√', '✔', '☑', '有', '含', '包含', '支持', '是', 'v', 'V', 'yes'];
const meantExtra = ['可加购', '另购', '另买', '加买', '增购', '付费', '收费'];

/** The sign of the table that was meant by a text. */
function signMeant(value: string): string | undefined {
  if (meantNo.includes(value)) return '–';
  if (meantYes.includes(value)) return '✓';
  return meantExtra.includes(value) ? '加购' : undefined;
}

function findSigns({ features }: FactBook): ContentIssue[] {
  return features.rows.flatMap(({ name, values }, row) =>
    values.flatMap((value, index) => {
      const sign = signMeant(value);
      return sign ? [features.issue([row, 'values', index], `“${name}”：不写“${value}”，写“${sign}”`)] : [];
    }),
  );
}

/** A plan has what those before it have: prose says 「专业版及以上」 of a row. */
const rankOf = (value: string) => (includes(value) ? 2 : value === '加购' ? 1 : 0);

function findGaps({ plans, features }: FactBook): ContentIssue[] {
  return features.rows.flatMap(({ name, values }, row) => {
    if (values.some(signMeant)) return [];
    if (!values.some(includes))
      return [features.issue([row, 'values'], `“${name}”没有一个套餐含有：请改正，或删掉这一行`)];
    const gap = values.findIndex((value, index) => index > 0 && rankOf(value) < rankOf(values[index - 1] ?? ''));
    if (gap < 0) return [];
    const [lower, upper] = [plans.rows[gap - 1]?.name ?? '', plans.rows[gap]?.name ?? ''];
    return [
      features.issue(
        [row, 'values', gap],
        `“${name}”：${lower}是“${values[gap - 1]}”，更高的${upper}却是“${values[gap]}”，文章会说错“及以上”，请改正其中一个`,
      ),
    ];
  });
}

/** 「2 路」 → 2 of 「 路」; undefined for what is no figure. */
function figureOf(value: string): { figure: number; of: string } | undefined {
  const [, before = '', figure, after = ''] = /^(\D*)([\d,]+)(\D*)$/.exec(value) ?? [];
  return figure === undefined ? undefined : { figure: Number(figure.replaceAll(',', '')), of: before + after };
}

/** A figure that is smaller in a dearer plan: mostly two that were mixed up. */
function findShrinking({ plans, features }: FactBook): ContentIssue[] {
  return features.rows.flatMap(({ name, values }, row) =>
    values.flatMap((value, index) => {
      const [lower, own] = [figureOf(values[index - 1] ?? ''), figureOf(value)];
      if (!lower || !own || lower.of !== own.of || lower.figure <= own.figure) return [];
      const message = `“${name}”：${plans.rows[index]?.name ?? ''}是“${value}”，比前一个套餐的“${values[index - 1]}”还少，请检查`;
      return [features.issue([row, 'values', index], message)];
    }),
  );
}

function findUnsold({ features, addOns }: FactBook): ContentIssue[] {
  const sold = new Set(addOns.rows.map(({ key }) => key));
  return features.rows.flatMap(({ key, name, values }, row) => {
    const index = values.indexOf('加购');
    if (index < 0 || !addOns.read || sold.has(key)) return [];
    const message = `“${name}”写了“加购”，${addOns.file} 里却没有 key 为“${key}”的一行：请补上这一行，或改成“–”`;
    return [features.issue([row, 'values', index], message)];
  });
}

function findKits({ addOns }: FactBook): ContentIssue[] {
  const whole = addOns.rows.filter(({ of }) => of === undefined).map(({ key }) => key);
  return addOns.rows.flatMap(({ key, of, name, price, unit }, row) => [
    ...(of !== undefined && !whole.includes(of)
      ? [addOns.issue([row, 'of'], `“${name}”的 of 要写另一项加购的 key，没有叫“${of}”的`)]
      : []),
    ...(price !== null && !/^\/ \S/.test(unit)
      ? [
          addOns.issue(
            [row, 'unit'],
            `“${name}”有价钱，单位要写成“/ 场”“/ 1 TB”这样：斜杠、空格、单位，现在是“${unit}”`,
          ),
        ]
      : []),
    ...(price === 0 ? [addOns.issue([row, 'price'], `“${name}”的价钱要大于 0；没有固定价钱的写 null`)] : []),
    ...(of === key ? [addOns.issue([row, 'of'], `“${name}”的 of 不能是它自己`)] : []),
  ]);
}

function findDays({ terms }: FactBook): ContentIssue[] {
  return terms.rows.flatMap(({ name, text }, row) =>
    name.startsWith('document.') && !/^20\d\d-\d\d-\d\d$/.test(text)
      ? [terms.issue([row, 'text'], `“${name}”是日期，要写成 2026-11-28 这样，现在是“${text}”`)]
      : [],
  );
}

/** Rows that no editor means as they stand. */
export function rowRules(book: FactBook): ContentIssue[] {
  return [
    ...findSigns(book),
    ...findGaps(book),
    ...findShrinking(book),
    ...findUnsold(book),
    ...findKits(book),
    ...findDays(book),
  ];
}
