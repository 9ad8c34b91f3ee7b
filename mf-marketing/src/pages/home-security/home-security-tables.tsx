'use static';

import clsx from 'clsx/lite';
import type { PageFacts } from '@site/shared/page/fact-words';
import { networkTable, readTables, type SecurityRow, type SecurityTable, sheetsOf } from './home-security.tables';
import { AllowList } from './home-security-allow-list';
import { SecurityContact } from './home-security-contact';
import styles from './home-security-tables.module.css';

type RowProps = { row: SecurityRow; columns: readonly string[] };

function Row({ row: { cells }, columns }: RowProps) {
  const [name, ...texts] = cells;

  return (
    <div className={styles.row} role="row">
      <b className={styles.name} role="rowheader">
        {name}
      </b>
      {texts.map((text, index) => (
        <span key={columns[index + 1] ?? text} className={styles.cell} role="cell" data-column={columns[index + 1]}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** A table by its roles, as its rows are blocks on phones. */
function Rows({ table: { name, columns, rows } }: { table: SecurityTable }) {
  return (
    <div
      className={clsx(columns.length === 3 && styles.three, columns.length === 4 && styles.four)}
      role="table"
      aria-label={name}
    >
      <div className={styles.heads} role="row">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} />
      ))}
    </div>
  );
}

/** What stands below the rows of a table. */
function After({ table }: { table: SecurityTable }) {
  if (table.key === networkTable) return <AllowList table={table} />;
  return table.key === 'contact' ? <SecurityContact /> : null;
}

/** What is not offered stands on a ground of its own. */
function Table({ table }: { table: SecurityTable }) {
  return (
    <section id={table.key} className={clsx(styles.table, table.key === 'limits' && styles.limits)}>
      <h2 className={styles.title}>{table.name}</h2>
      {table.intro && <p className={styles.intro}>{table.intro}</p>}
      <Rows table={table} />
      <After table={table} />
    </section>
  );
}

/** All tables, on paper in two sheets. */
export function SecurityTables({ facts }: PageFacts) {
  return (
    <div className={styles.tables}>
      {sheetsOf(readTables(facts)).map((tables) => (
        <div key={tables[0]?.key} className={styles.sheet}>
          {tables.map((table) => (
            <Table key={table.key} table={table} />
          ))}
        </div>
      ))}
    </div>
  );
}
