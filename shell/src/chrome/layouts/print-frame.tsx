import { memo } from 'react';
import { useSite } from '@site/shared/store';
import { usePagePath } from './page-path';
import styles from './print-frame.module.css';

/** On paper only: whose page it is. */
export const PrintHead = memo(function PrintHead() {
  const { brand, slogan, variant } = useSite((state) => state.site);
  return (
    <div className={styles.head} data-paper="">
      <b>{brand}</b>
      {variant === '' && <span>{slogan}</span>}
    </div>
  );
});

/** The entry script writes the date: React leaves it alone. */
const empty = { __html: '' };

/** On paper only: where the page is found, without a query, and when it was printed (print-date.ts). */
export const PrintFoot = memo(function PrintFoot() {
  const { origin } = useSite((state) => state.site);
  const path = usePagePath();
  return (
    <div className={styles.foot} data-paper="">
      <span>{origin + path}</span>
      <span data-print-date="" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
    </div>
  );
});
