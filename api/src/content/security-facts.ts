import type { Static } from '@sinclair/typebox';
import type { ContentIssue } from './content-issue';
import type { SecurityTable } from './fact-schemas';

type Table = Static<typeof SecurityTable>;

/** The part of a name where a row has its key: no row is called so. */
const head = 'head';

/**
 * Facts of the tables of the page for IT, in their order: `security.network.name`, `.intro`, `security.network.head.ports` for a
 * column, and `security.network.rtmp.ports` for a text.
 */
export function nameSecurity(tables: readonly Table[]): [name: string, text: string][] {
  return tables.flatMap(({ key: table, name, intro, columns, rows }) => {
    const lines = [{ key: head, ...columns }, ...rows];
    const cells = lines.flatMap(({ key: row, ...texts }) =>
      Object.entries(texts).map(([column, text]): [string, string] => [`security.${table}.${row}.${column}`, text]),
    );
    const own: [string, string][] = [[`security.${table}.name`, name]];
    return [...own, ...(intro ? [[`security.${table}.intro`, intro] as [string, string]] : []), ...cells];
  });
}

function faultOf({ key, ...texts }: Record<string, string>, { columns }: Table): string | undefined {
  if (!key) return '缺少 key';
  if (key === head) return `的 key 不能是“${head}”，它是表头的名字`;
  const missing = Object.keys(columns).find((column) => !(column in texts));
  const unknown = Object.keys(texts).find((column) => !(column in columns));
  return missing ? `缺少“${missing}”这一列` : unknown && `没有叫“${unknown}”的列`;
}

/** Rows that lack a column of their table or have one more, and keys that stand twice. */
export function findRaggedRows(tables: readonly Table[], file: string): ContentIssue[] {
  return tables.flatMap((table) => {
    const keys = table.rows.map(({ key }) => key);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `有两行的 key 都是“${key}”`);
    const faults = table.rows.flatMap((row) => {
      const fault = faultOf(row, table);
      return fault ? [`“${row['name'] ?? row['key'] ?? ''}”这一行${fault}`] : [];
    });
    return [...faults, ...twice].map((fault) => ({ file, line: 1, message: `“${table.name}”：${fault}` }));
  });
}
