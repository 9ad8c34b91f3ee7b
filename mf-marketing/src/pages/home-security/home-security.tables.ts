import type { FactTexts } from '@site/shared/page/fact-words';

export type SecurityRow = { key: string; cells: string[] };
/** `columns` are the names above the cells. */
export type SecurityTable = { key: string; name: string; intro: string; columns: string[]; rows: SecurityRow[] };

/** The part of a name where a row has its key: the names of the columns. */
const head = 'head';

/** The tables that facts `security.<table>.<row>.<column>` make, in the order in which the service gives them. */
export function readTables(facts: FactTexts): SecurityTable[] {
  const tables = new Map<string, Map<string, string[]>>();
  for (const [name, text] of Object.entries(facts)) {
    const [kind, table, row, column] = name.split('.');
    if (kind !== 'security' || !table || !row || !column) continue;
    const rows = tables.get(table) ?? new Map<string, string[]>();
    tables.set(table, rows.set(row, [...(rows.get(row) ?? []), text]));
  }
  return [...tables].map(([key, rows]) => ({
    key,
    name: facts[`security.${key}.name`] ?? '',
    intro: facts[`security.${key}.intro`] ?? '',
    columns: rows.get(head) ?? [],
    rows: [...rows].filter(([row]) => row !== head).map(([row, cells]) => ({ key: row, cells })),
  }));
}

/** The tables of each sheet of paper that has some: the second begins with what private deployment takes. */
export function sheetsOf(tables: readonly SecurityTable[]): SecurityTable[][] {
  const second = tables.findIndex(({ key }) => key === 'private');
  const sheets = second < 0 ? [[...tables]] : [tables.slice(0, second), tables.slice(second)];
  return sheets.filter(({ length }) => length > 0);
}

/** The table of what a company's firewall must let through. */
export const networkTable = 'network';
