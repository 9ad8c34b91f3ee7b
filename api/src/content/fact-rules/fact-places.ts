import type { FactBook, FactList } from './fact-book';

/** A text of the facts, and where it stands. `name` is what an editor calls its row. */
export type FactPlace = { list: FactList<unknown>; path: (string | number)[]; text: string; name: string };

function nameIn(value: object, otherwise: string): string {
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? name : otherwise;
}

function placesIn(list: FactList<unknown>, value: unknown, path: (string | number)[], name: string): FactPlace[] {
  if (typeof value === 'string') return [{ list, path, text: value, name }];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const own = nameIn(value, name);
  return parts.flatMap(([key, part]) => placesIn(list, part, [...path, key], own));
}

/** Every text of plans, functions, add-ons, terms and tables for IT, by the innermost row that has a name. */
export function factPlaces({ plans, features, addOns, terms, security }: FactBook): FactPlace[] {
  const lists: FactList<unknown>[] = [plans, features, addOns, terms, security];
  return lists.flatMap((list) => placesIn(list, list.rows, [], ''));
}

/** A row of the tables for IT by `sla.uptime`, with the place of one of its cells. */
export function tableCell({ security }: FactBook, address: string, column = 'text') {
  const [key, rowKey] = address.split('.');
  const table = security.rows.findIndex((one) => one.key === key);
  const row = security.rows[table]?.rows.findIndex((one) => one['key'] === rowKey) ?? -1;
  const text = security.rows[table]?.rows[row]?.[column];
  return text === undefined ? undefined : { text, path: [table, 'rows', row, column] };
}
