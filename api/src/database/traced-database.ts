import { inSpan } from '@site/shared/telemetry/spans';
import type { Database, Queryable } from './database';

const longestText = 200;

/** Every statement as a span, with its text, which is ours, and without its values. */
export function tracedDatabase(database: Database): Database {
  return {
    ...tracedStatements(database),
    transaction: (run) =>
      inSpan({ name: 'transaction', kind: 'client', facts: system }, () =>
        database.transaction((tx) => run(tracedStatements(tx))),
      ),
    sync: () => database.sync(),
    dump: (file) => database.dump(file),
    close: () => database.close(),
  };
}

const system = { 'db.system.name': 'postgresql' };

function tracedStatements(on: Queryable): Queryable {
  return {
    query: <Row extends object>(sql: string, params?: readonly unknown[]) =>
      inSpan(startOf(sql), () => on.query<Row>(sql, params)),
    script: (sql) => inSpan({ name: 'script', kind: 'client', facts: system }, () => on.script(sql)),
  };
}

function startOf(sql: string) {
  const text = sql.replace(/\s+/g, ' ').trim().slice(0, longestText);
  const [operation = ''] = text.split(' ', 1);
  return {
    name: operation,
    kind: 'client' as const,
    facts: { ...system, 'db.operation.name': operation, 'db.query.text': text },
  };
}
