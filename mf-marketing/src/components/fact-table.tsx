import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { FactRows, Lines } from '../content/product-page';
import styles from './fact-table.module.css';

type FactTableProps = {
  id?: string;
  title: Lines;
  intro: string;
  facts: FactRows;
  /** Below the table: what the figures are. */
  note?: string;
  ground?: SectionGround;
};

/**
 * Facts in rows and columns; on phones every row is a block of its own. The roles are said aloud, because Safari takes
 * the table away from table elements that are laid out as blocks.
 */
export function FactTable({ id, title, intro, facts, note, ground = 'plain' }: FactTableProps) {
  const { columns, rows } = facts;

  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={<BrokenLines lines={title} />}
      intro={intro}
      arrangement="split"
    >
      <table className={styles.table} role="table" aria-label={title.join('')}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head, ...cells]) => (
            <tr key={head} className={styles.row} role="row">
              <th className={styles.name} scope="row" role="rowheader">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.cell} role="cell">
                  <span className={styles.column} aria-hidden="true">
                    {columns[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
