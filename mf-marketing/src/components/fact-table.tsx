import type { SectionGround } from '@site/shared/ui/section';
import { SwipeFrame } from '@site/shared/ui/swipe-row';
import swipe from '@site/shared/ui/swipe-row.module.css';
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
};

/**
 * Facts as a table; on phones every row is a card that is swiped. A table by its roles and not by its elements:
 * Safari takes the table away from table elements that are laid out as blocks.
 */
export function FactTable({ id, title, intro, facts, note, ground = 'plain' }: FactTableProps) {
  const { columns, rows } = facts;

  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeFrame cards={rows.length} columnsFrom="tablet" className={styles.facts}>
        <div className={styles.table} role="table" aria-label={title.join('')}>
          <div className={styles.head} role="rowgroup">
            <div className={styles.heads} role="row">
              {columns.map((column) => (
                <span key={column} className={styles.columnHead} role="columnheader">
                  {column}
                </span>
              ))}
            </div>
          </div>
          <div
            className={`${swipe.list} ${styles.body}`}
            role="rowgroup"
            aria-label={title.join('')}
            data-swipe-list=""
            tabIndex={0}
          >
            {rows.map(([head, ...cells]) => (
              <div key={head} className={`${swipe.card} ${styles.row}`} role="row">
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
              </div>
            ))}
          </div>
        </div>
      </SwipeFrame>
      {note && <p className={styles.note}>{note}</p>}
    </SplitSection>
  );
}
