import { asksIn } from '../../content/asks-of';
import type { CatalogItem } from '../../content/catalog-schemas';
import type { Catalog, Entry } from '../../content/entry';
import { passageRowsOf } from '../../passages/entry-passages';
import type { Example } from './fit-leaning';

type ReadCatalog = Pick<Catalog, 'name' | 'items'>;

function othersIn(catalogs: readonly ReadCatalog[]): string[] {
  const items = catalogs.find(({ name }) => name === 'otherQuestion')?.items ?? [];
  return (items as CatalogItem<'otherQuestion'>[]).flatMap(({ asks }) => asks);
}

/** What entries are asked for with: their titles, their headings and the ways of asking for them. */
const oursIn = (entry: Entry) => [
  entry.title,
  ...passageRowsOf(entry).map(({ heading }) => heading),
  ...asksIn(entry.data),
];

/** The questions of the content, and those that editors list as asked of other sites (`search/other-questions.json`). */
export function examplesIn(entries: readonly Entry[], catalogs: readonly ReadCatalog[]): Example[] {
  const ours = new Set(entries.flatMap(oursIn).filter(Boolean));
  const others = new Set(othersIn(catalogs));
  return [
    ...[...ours].map((text) => ({ text, isOurs: true })),
    ...[...others].filter((text) => !ours.has(text)).map((text) => ({ text, isOurs: false })),
  ];
}
