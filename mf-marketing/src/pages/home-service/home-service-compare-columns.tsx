import type { PricingPlan } from '@site/shared/contract/site';
import { type ReactNode, useId } from 'react';
import { compareCopy } from '../../content/home-service';
import styles from './home-service-compare-columns.module.css';

type CompareColumnsProps = {
  /** At most five. */
  plans: readonly PricingPlan[];
  /** The table whose columns follow, its rows' first cell being the feature. */
  children: ReactNode;
};

/**
 * Which plans are side by side: checkboxes whose choice the style sheet follows, so that it works without script and
 * survives hydration.
 */
export function CompareColumns({ plans, children }: CompareColumnsProps) {
  const id = useId();

  return (
    <div className={styles.columns} role="group" aria-label={compareCopy.columns}>
      {plans.map(({ slug, name }) => (
        <input
          key={slug}
          className={styles.choice}
          type="checkbox"
          id={`${id}${slug}`}
          aria-label={name}
          defaultChecked
        />
      ))}
      <div className={styles.names}>
        {plans.map(({ slug, name }) => (
          <label key={slug} className={styles.name} htmlFor={`${id}${slug}`}>
            {name}
          </label>
        ))}
      </div>
      {children}
    </div>
  );
}
