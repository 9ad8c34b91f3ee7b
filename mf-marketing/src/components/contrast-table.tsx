import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { ContrastRow, Lines } from '../content/product-page';
import styles from './contrast-table.module.css';

type ContrastTableProps = {
  id?: string;
  title: Lines;
  intro: string;
  /** Heads of the two columns. */
  columns: readonly [string, string];
  rows: readonly ContrastRow[];
  ground?: SectionGround;
};

/** How a thing is done today and how it is done here, row by row. A table by its roles, as `RunSheet` is. */
export function ContrastTable({ id, title, intro, columns, rows, ground = 'plain' }: ContrastTableProps) {
  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={<BrokenLines lines={title} />}
      intro={intro}
      arrangement="split"
    >
      <div role="table" aria-label={title.join('')} className={styles.table}>
        <div role="row" className={`${styles.row} ${styles.head}`}>
          <span role="columnheader" className={styles.corner}>
            事项
          </span>
          <span role="columnheader">{columns[0]}</span>
          <span role="columnheader" className={styles.now}>
            {columns[1]}
          </span>
        </div>
        {rows.map(({ matter, before, now }) => (
          <div key={matter} role="row" className={styles.row}>
            <b role="rowheader" className={styles.matter}>
              {matter}
            </b>
            <span role="cell" className={styles.before}>
              {before}
            </span>
            <span role="cell" className={styles.now}>
              {now}
            </span>
          </div>
        ))}
      </div>
    </Section>
  );
}
