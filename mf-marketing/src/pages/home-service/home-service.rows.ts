import type { PricingFeature } from '@site/shared/contract/site';

export type FeatureGroup = { name: string; rows: PricingFeature[] };

export function differs({ values }: PricingFeature): boolean {
  return new Set(values).size > 1;
}

function holds({ name, group }: PricingFeature, terms: readonly string[]): boolean {
  const text = `${group} ${name}`.toLowerCase();
  return terms.every((term) => text.includes(term));
}

/** The rows that match every term, in their own or their group's name, optionally only those that differ. */
export function findRows(features: readonly PricingFeature[], q: string, diff: boolean): PricingFeature[] {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean);
  return features.filter((feature) => holds(feature, terms) && (!diff || differs(feature)));
}

/** Rows under their groups, both in the order of the service; a group without rows is omitted. */
export function groupRows(rows: readonly PricingFeature[]): FeatureGroup[] {
  const groups = new Map<string, FeatureGroup>();
  for (const row of rows) {
    const group = groups.get(row.group) ?? { name: row.group, rows: [] };
    group.rows.push(row);
    groups.set(row.group, group);
  }
  return [...groups.values()];
}
