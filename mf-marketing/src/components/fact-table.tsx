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

/** Facts in rows and columns; on phones it scrolls sideways by itself, the names of its rows stay. */
export function FactTable({ id, title, intro, facts, note, ground = 'plain' }: FactTableProps) {
  const { columns, rows } = facts;
  const name = title.join('');

  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={<BrokenLines lines={title} />}
      intro={intro}
      arrangement="split"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
