import type { PricingPlan } from '@site/shared/contract/site';
import { type ReactNode, useId } from 'react';
import { compareCopy } from '../../content/home-service/sections';
import styles from './home-service-compare-columns.module.css';

type CompareColumnsProps = {
  /** At most five. */
  plans: readonly PricingPlan[];
  /** Slugs of those that are side by side; all where there is none. */
  chosen: readonly string[];
  /** The table whose columns follow, its rows' first cell being the feature. */
  children: ReactNode;
};

/**
 * Which plans are side by side: checkboxes of the form around it, whose choice the style sheet follows at once and the address
 * keeps, so that it works without script and can be sent to somebody.
 */
export function CompareColumns({ plans, chosen, children }: CompareColumnsProps) {
  const id = useId();

  return (
    <div className={styles.columns} role="group" aria-label={compareCopy.columns}>
      {plans.map(({ slug }) => (
        <input
          key={slug}
          className={styles.choice}
          type="checkbox"
          id={`${id}${slug}`}
          name="plans"
          value={slug}
          defaultChecked={chosen.length === 0 || chosen.includes(slug)}
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
