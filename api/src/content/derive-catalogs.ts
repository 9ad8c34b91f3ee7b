import { createHash } from 'node:crypto';
import type { CatalogItem, CatalogName } from './catalog-schemas';
import type { ContentIssue } from './content-issue';
import type { Catalog } from './entry';
import { includes, priceByKits } from './fact-names';
import { factFiles } from './fact-files';
import { findRaggedRows } from './security-facts';

type Tool = Omit<CatalogItem<'tool'>, 'feature'> & { plans: string[] };

/** An item of a catalog as the database has it. */
export type ImportedItem<Name extends CatalogName> = Name extends 'tool' ? Tool : CatalogItem<Name>;

type Catalogs = ReadonlyMap<CatalogName, Catalog>;

function itemsOf<Name extends CatalogName>(catalogs: Catalogs, name: Name): readonly CatalogItem<Name>[] {
  return (catalogs.get(name)?.items ?? []) as CatalogItem<Name>[];
}

/** What is made of several files has changed when what was made has. */
function remade(catalog: Catalog, items: readonly unknown[]): Catalog {
  const hash = createHash('sha256').update(catalog.hash).update(JSON.stringify(items)).digest('hex');
  return { ...catalog, items: [...items], hash };
}

/** Names of the plans that have a function, in their order; none where no row of the price page has this key. */
function plansWith(catalogs: Catalogs, key: string): string[] {
  const row = itemsOf(catalogs, 'pricingFeature').find((feature) => feature.key === key);
  return itemsOf(catalogs, 'pricingPlan').flatMap(({ name }, index) => (includes(row?.values[index]) ? [name] : []));
}

/** Catalogs whose items say by a key what the price page says: tools get their plans, add-ons with kits their price. */
export function deriveCatalogs(catalogs: Catalogs): Catalog[] {
  return [...catalogs.values()].map((catalog) => {
    if (catalog.name === 'addOn') return remade(catalog, priceByKits(itemsOf(catalogs, 'addOn')));
    if (catalog.name !== 'tool') return catalog;
    const tools = itemsOf(catalogs, 'tool');
    return remade(
      catalog,
      tools.map(({ feature, ...tool }) => ({ ...tool, plans: plansWith(catalogs, feature) })),
    );
  });
}

/** Tools whose function is no row of the price page; none while that cannot be read. */
export function findUnknownFeatures(catalogs: Catalogs): ContentIssue[] {
  if (!catalogs.has('pricingFeature')) return [];
  const keys = new Set(itemsOf(catalogs, 'pricingFeature').map(({ key }) => key));
  const file = catalogs.get('tool')?.file ?? 'tools.json';
  return itemsOf(catalogs, 'tool')
    .filter(({ feature }) => !keys.has(feature))
    .map(({ slug, feature }) => ({
      file,
      line: 1,
      message: `工具“${slug}”写的功能“${feature}”不在 facts/features.json 里`,
    }));
}

/** Rows of the tables for IT that do not fit their columns. */
export function findRaggedSecurity(catalogs: Catalogs): ContentIssue[] {
  return findRaggedRows(itemsOf(catalogs, 'security'), factFiles.security);
}
