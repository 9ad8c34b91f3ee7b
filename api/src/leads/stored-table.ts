/** The tables of what visitors book. */
export type BookedTableName = 'lead' | 'support_request';

type Description<Key extends string, Unlisted extends string> = {
  table: BookedTableName;
  /** The fields of lists and exports, in order. */
  listed: readonly Key[];
  /** Those that are times, ISO 8601 in UTC. */
  times: readonly Key[];
  /** Columns beside these that lists do not show, and `key`, which no table lacks. */
  unlisted?: readonly Unlisted[];
  /** Values of fields that a record lacks: it was sealed, or journalled before a field existed. */
  empty: Readonly<Record<string, unknown>>;
  /** The fields that stay readable beside a sealed box. */
  beside: readonly (Key | Unlisted | 'key')[];
};

/** `receivedAt` → `received_at`. */
function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** How records are written to a table and read from it: one column a field, and the columns of sealing. */
export function storedTable<Key extends string, Unlisted extends string = never>(
  description: Description<Key, Unlisted>,
) {
  const { table, listed, times, unlisted = [], empty, beside } = description;
  const clear: readonly string[] = [...listed, 'key', ...unlisted];
  const keys = [...clear, 'sealed', 'phoneMark'];
  const nothing: Record<string, unknown> = { sealed: '', phoneMark: '', ...empty };

  function selectOf(key: string): string {
    if (times.includes(key as Key))
      return `to_char(${columnOf(key)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    return key === 'id' ? 'id::text' : columnOf(key);
  }

  return {
    table,
    beside,
    columns: keys.map(columnOf),
    rowOf: (record: object): Record<string, unknown> => {
      const given = record as Record<string, unknown>;
      return Object.fromEntries(keys.map((key) => [columnOf(key), given[key] ?? nothing[key]]));
    },
    selectOf,
    /** The select list of fields, under their names. */
    select: (fields: readonly string[] = listed) => fields.map((key) => `${selectOf(key)} as "${key}"`).join(', '),
    listed,
    /** All fields of a record in clear. */
    clear,
  };
}

export type StoredTable = ReturnType<typeof storedTable>;
