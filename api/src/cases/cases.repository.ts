import type { CaseShow } from '@site/shared/contract/case-show';
import type { CaseMetric, CasePage, CaseStudy, CaseSummary, Facet } from '@site/shared/contract/cases';
import type { Heading } from '@site/shared/contract/common';
import type { Database } from '../database/database';
import { type EntryRow, findEntries, findEntry, findNeighbours, listEntries } from '../entries/entries.repository';
import { type PageRequest, notFound, offsetOf } from '../plugins/http-errors';

type CaseData = Pick<
  CaseSummary,
  'customer' | 'industry' | 'scene' | 'products' | 'sign' | 'lead' | 'curve' | 'picture' | 'quote' | 'quoteBy'
> & {
  metrics: CaseMetric[];
  show: CaseShow;
  headings: Heading[];
};

export type CaseFilter = {
  industry?: string;
  scene?: string;
  product?: string;
  q?: string;
  sort: 'recommended' | 'newest';
};

const relatedCases = 3;
/** All cases are loaded: filters and counts need every one, and there are only dozens. */
const wholeLibrary = 1_000;

export function caseSummary({ id, title, summary, published, data }: EntryRow<CaseData>): CaseSummary {
  const { customer, industry, scene, products, metrics, sign, lead, curve, picture, quote, quoteBy } = data;
  const shown = { sign, lead, curve, ...(picture && { picture }), quote, quoteBy };
  return { id, title, customer, industry, scene, products, result: summary, metrics, ...shown, published };
}

export async function findCasePage(db: Database, filter: CaseFilter, page: PageRequest): Promise<CasePage> {
  const order = filter.sort === 'newest' ? 'newest' : 'sort';
  const all = (await listEntries<CaseData>(db, { kind: 'case' }, order, { limit: wholeLibrary })).map(caseSummary);
  const matching = all.filter((one) => matches(one, filter));
  const offset = offsetOf(matching.length, page);
  const facets = {
    industry: countValues(all, filter, 'industry', ({ industry }) => [industry]),
    scene: countValues(all, filter, 'scene', ({ scene }) => [scene]),
    product: countValues(all, filter, 'product', ({ products }) => products),
  };
  return { list: matching.slice(offset, offset + page.pageSize), total: matching.length, ...page, facets };
}

function matches(one: CaseSummary, { industry, scene, product, q }: CaseFilter): boolean {
  if (industry && one.industry !== industry) return false;
  if (scene && one.scene !== scene) return false;
  if (product && !one.products.includes(product)) return false;
  const text = [one.title, one.customer, one.industry, one.scene, one.result, ...one.products].join(' ').toLowerCase();
  return (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Every value of a filter with the cases that choosing it would leave, the other filters kept; in order of first occurrence. */
function countValues(
  all: readonly CaseSummary[],
  filter: CaseFilter,
  own: 'industry' | 'scene' | 'product',
  valuesOf: (one: CaseSummary) => readonly string[],
): Facet[] {
  const counts = new Map(all.flatMap(valuesOf).map((name) => [name, 0]));
  const { [own]: _, ...others } = filter;
  for (const one of all.filter((some) => matches(some, others)))
    for (const name of valuesOf(one)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

export async function findCase(db: Database, id: number): Promise<CaseStudy> {
  const entry = await findEntry<CaseData>(db, 'case', id);
  if (!entry) throw notFound(`没有编号为 ${id} 的案例`);
  const all = await listEntries<CaseData>(db, { kind: 'case' }, 'sort', { limit: wholeLibrary });
  const likeness = ({ data }: EntryRow<CaseData>) =>
    Number(data.industry === entry.data.industry) * 2 + Number(data.scene === entry.data.scene);
  const others = all.filter((row) => row.id !== id).toSorted((a, b) => likeness(b) - likeness(a));
  const { show, headings } = entry.data;
  return {
    ...caseSummary(entry),
    ...{ show, html: entry.html, headings },
    related: others.slice(0, relatedCases).map(caseSummary),
    ...(await findNeighbours(db, { kind: 'case' }, 'sort', id)),
  };
}

export async function findCasesByIds(db: Database, ids: readonly number[]): Promise<CaseSummary[]> {
  return (await findEntries<CaseData>(db, 'case', ids)).map(caseSummary);
}
