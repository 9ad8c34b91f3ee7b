import clsx from 'clsx/lite';
import type { SectionGround } from '@site/shared/ui/section';
import { SwipeTable } from '@site/shared/ui/swipe-row';
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
  /** A class of the page that lays it out on phones, where it is swiped otherwise. */
  onPhones?: string | undefined;
};

function Sides({ work, before, after, heads }: Comparison & Pick<BeforeAfterProps, 'heads'>) {
  return (
    <>
      <b className={styles.work} role="rowheader">
        {work}
      </b>
      {[before, after].map((text, index) => (
        <span key={heads[index]} className={index === 0 ? styles.before : styles.after} role="cell">
          <small className={styles.side} aria-hidden="true">
            {heads[index]}
          </small>
          {text}
        </span>
      ))}
    </>
  );
}

/** The same work twice: how it goes without, and how it goes with the product. On phones swiped. */
export function BeforeAfter({ id, title, intro, heads, list, ground = 'plain', onPhones }: BeforeAfterProps) {
  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeTable
        label={title.join('')}
        columnsFrom={onPhones ? 'phone' : 'tablet'}
        className={clsx(styles.comparison, onPhones)}
        looks={{ body: styles.body, row: styles.row }}
        head={
          <div role="rowgroup">
            <div className={styles.head} role="row">
              <span role="columnheader">环节</span>
              <span role="columnheader">{heads[0]}</span>
              <span role="columnheader">{heads[1]}</span>
            </div>
          </div>
        }
        rows={list.map((comparison) => [comparison.work, <Sides key="sides" {...comparison} heads={heads} />])}
      />
    </SplitSection>
  );
}
