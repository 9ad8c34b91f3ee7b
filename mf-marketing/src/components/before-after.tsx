import type { SectionGround } from '@site/shared/ui/section';
import { SwipeFrame } from '@site/shared/ui/swipe-row';
import swipe from '@site/shared/ui/swipe-row.module.css';
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

/** The same work twice: how it goes without, and how it goes with the product. On phones swiped. */
export function BeforeAfter({ id, title, intro, heads, list, ground = 'plain' }: BeforeAfterProps) {
  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeFrame cards={list.length} columnsFrom="tablet" className={styles.comparison}>
        <div role="table" aria-label={title.join('')}>
          <div role="rowgroup">
            <div className={styles.head} role="row">
              <span role="columnheader">环节</span>
              <span role="columnheader">{heads[0]}</span>
              <span role="columnheader">{heads[1]}</span>
            </div>
          </div>
          <div
            className={`${swipe.list} ${styles.body}`}
            role="rowgroup"
            aria-label={title.join('')}
            data-swipe-list=""
            tabIndex={0}
          >
            {list.map(({ work, before, after }) => (
              <div key={work} className={`${swipe.card} ${styles.row}`} role="row">
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
        </div>
      </SwipeFrame>
    </SplitSection>
  );
}
