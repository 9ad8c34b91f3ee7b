import type { FeatureRow } from './home-service.loader';

export type FeatureGroup = { name: string; rows: FeatureRow[] };

function differs({ values }: FeatureRow, columns: readonly number[]): boolean {
  return new Set(columns.map((column) => values[column])).size > 1;
}

function holds({ name, group }: FeatureRow, terms: readonly string[]): boolean {
  const text = `${group} ${name}`.toLowerCase();
  return terms.every((term) => text.includes(term));
}

/** The rows that match every term, in their own or their group's name, and only those that differ in these columns where any are given. */
export function findRows(features: readonly FeatureRow[], q: string, columns?: readonly number[]): FeatureRow[] {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean);
  return features.filter((feature) => holds(feature, terms) && (!columns || differs(feature, columns)));
}

/** Rows under their groups, both in the order of the service; a group without rows is omitted. */
export function groupRows(rows: readonly FeatureRow[]): FeatureGroup[] {
  const groups = new Map<string, FeatureGroup>();
  for (const row of rows) {
    const group = groups.get(row.group) ?? { name: row.group, rows: [] };
    group.rows.push(row);
    groups.set(row.group, group);
  }
  return [...groups.values()];
}
