/** Runs one SQL statement with `$1`, `$2`, …; jsonb goes in as `JSON.stringify` text. */
export interface Queryable {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without parameters, as migrations hold them. */
  script(sql: string): Promise<void>;
}

/** PostgreSQL as the service sees it, embedded (PGlite) or not: one SQL dialect, one interface. */
export interface Database extends Queryable {
  /** Commits when `run` resolves, rolls back when it throws. */
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Writes all that was committed through to the disk; only the embedded database needs to be told. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The database did not answer: down, too slow or stopping. Says nothing of the statement, whose values are private. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The one row of a query that always has one. */
export function onlyRow<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('a query that always answers one row answered none');
  return row;
}
