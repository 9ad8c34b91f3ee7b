import type { PricingFeature } from '@site/shared/contract/site';

/** A row of the comparison: its name, and what each plan has of it. Its key stays with the service, as the page is long. */
export type FeatureRow = Pick<PricingFeature, 'name' | 'values'>;
export type FeatureGroup = { name: string; rows: FeatureRow[] };

/** Features under their groups, both in the order of the service. */
export function groupFeatures(features: readonly PricingFeature[]): FeatureGroup[] {
  const groups = new Map<string, FeatureGroup>();
  for (const { group: name, name: feature, values } of features) {
    const group = groups.get(name) ?? { name, rows: [] };
    group.rows.push({ name: feature, values });
    groups.set(name, group);
  }
  return [...groups.values()];
}

function differs({ values }: FeatureRow, columns: readonly number[]): boolean {
  return new Set(columns.map((column) => values[column])).size > 1;
}

/**
 * The rows that match every term, in their own or their group's name, and only those that differ in these columns where any are given;
 * a group without rows is omitted.
 */
export function findRows(groups: readonly FeatureGroup[], q: string, columns?: readonly number[]): FeatureGroup[] {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => terms.every((term) => text.toLowerCase().includes(term));
  return groups.flatMap(({ name, rows }) => {
    const found = rows.filter((row) => holds(`${name} ${row.name}`) && (!columns || differs(row, columns)));
    return found.length > 0 ? [{ name, rows: found }] : [];
  });
}

export function countRows(groups: readonly FeatureGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
