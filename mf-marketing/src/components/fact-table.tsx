import clsx from 'clsx/lite';
import type { SectionGround } from '@site/shared/ui/section';
import { SwipeTable } from '@site/shared/ui/swipe-row';
import type { FactRows, Lines } from '../content/product-page';
import styles from './fact-table.module.css';
import { SplitSection } from './split-section';

type FactTableProps = {
  id?: string;
  title: Lines;
  intro: string;
  facts: FactRows;
  /** Note below the table. */
  note?: string;
  ground?: SectionGround;
  /** A class of the page that lays it out on phones, where it is swiped otherwise. */
  onPhones?: string | undefined;
};

function Facts({ cells: [head, ...cells], columns }: { cells: readonly string[]; columns: readonly string[] }) {
  return (
    <>
      <b className={styles.name} role="rowheader">
        {head}
      </b>
      {cells.map((cell, index) => (
        <span key={columns[index + 1]} className={styles.cell} role="cell">
          <span className={styles.column} aria-hidden="true">
            {columns[index + 1]}
          </span>
          {cell}
        </span>
      ))}
    </>
  );
}

/**
 * Facts as a table; on phones every row is a card that is swiped. A table by its roles and not by its elements:
 * Safari takes the table away from table elements that are laid out as blocks.
 */
export function FactTable({ id, title, intro, facts, note, ground = 'plain', onPhones }: FactTableProps) {
  const { columns, rows } = facts;

  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeTable
        label={title.join('')}
        columnsFrom={onPhones ? 'phone' : 'tablet'}
        className={clsx(styles.facts, onPhones)}
        looks={{ table: styles.table, body: styles.body, row: styles.row }}
        head={
          <div className={styles.head} role="rowgroup">
            <div className={styles.heads} role="row">
              {columns.map((column) => (
                <span key={column} className={styles.columnHead} role="columnheader">
                  {column}
                </span>
              ))}
            </div>
          </div>
        }
        rows={rows.map((cells) => [cells[0] ?? '', <Facts key="facts" cells={cells} columns={columns} />])}
      />
      {note && <p className={styles.note}>{note}</p>}
    </SplitSection>
  );
}
