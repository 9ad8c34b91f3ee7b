import type { SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { LineStep, Lines } from '../content/product-page';
import { SplitSection } from './split-section';
import styles from './step-line.module.css';

type StepLineProps = {
  id?: string;
  title: Lines;
  intro: string;
  list: readonly LineStep[];
  ground?: SectionGround;
};

/** What happens one after the other, along a line; on phones the line is swiped. */
export function StepLine({ id, title, intro, list, ground = 'dark' }: StepLineProps) {
  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeRow
        label={title.join('')}
        ordered
        still
        columnsFrom="desktop"
        className={ground === 'dark' ? `${styles.line} ${styles.onDark}` : styles.line}
      >
        {list.map(({ when, name, text }) => (
          <div key={name} className={styles.step}>
            <span className={styles.when}>{when}</span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </SplitSection>
  );
}
