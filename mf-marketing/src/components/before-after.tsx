import type { SectionGround } from '@site/shared/ui/section';
import type { Comparison, Lines } from '../content/product-page';
import styles from './before-after.module.css';
import { SplitSection } from './split-section';

type BeforeAfterProps = {
  id?: string;
  title: Lines;
  intro: string;
  /** Heads of the two columns. */
  heads: readonly [string, string];
  list: readonly Comparison[];
  ground?: SectionGround;
};

/** The same work twice: how it goes without, and how it goes with the product. A table by its roles, as the run sheet. */
export function BeforeAfter({ id, title, intro, heads, list, ground = 'plain' }: BeforeAfterProps) {
  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <div className={styles.table} role="table" aria-label={title.join('')}>
        <div className={styles.head} role="row">
          <span role="columnheader">环节</span>
          <span role="columnheader">{heads[0]}</span>
          <span role="columnheader">{heads[1]}</span>
        </div>
        {list.map(({ work, before, after }) => (
          <div key={work} className={styles.row} role="row">
            <b className={styles.work} role="rowheader">
              {work}
            </b>
            <span className={styles.before} role="cell">
              <small className={styles.side} aria-hidden="true">
                {heads[0]}
              </small>
              {before}
            </span>
            <span className={styles.after} role="cell">
              <small className={styles.side} aria-hidden="true">
                {heads[1]}
              </small>
              {after}
            </span>
          </div>
        ))}
      </div>
    </SplitSection>
  );
}
