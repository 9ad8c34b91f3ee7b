/** Runs one SQL statement with `$1`, `$2`, …; jsonb goes in as `JSON.stringify` text. */
export interface Queryable {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without parameters, as in migrations. */
  script(sql: string): Promise<void>;
}

/** PostgreSQL, embedded (PGlite) or a server: one SQL dialect, one interface. */
export interface Database extends Queryable {
  /** Commits when `run` resolves, rolls back when it throws. */
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Flushes all commits to disk (fsync); only the embedded database needs it. */
  sync(): Promise<void>;
  /** Writes the whole database, as one moment has it, to a new file; `open-dump.ts` reads it. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database did not respond: down, too slow or stopping. Carries no statement, whose values are private. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(
    message: string,
    /** Whether it may answer later without anybody's help, so that a start waits for it. */
    readonly isSlow = false,
  ) {
    super(message);
  }
}

/** The single row of a query that always returns one. */
export function onlyRow<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('a query that always returns one row returned none');
  return row;
}
