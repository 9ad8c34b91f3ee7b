import { Search } from 'lucide-react';
import { useOwnSearch } from './own-search';
import styles from './search-menu.module.css';
import { SiteSearch } from './site-search';

/**
 * The magnifier of the bar with its panel; built like `MenuItem`, opened by click only, with the focus in its field. A
 * page with a box of its own has it once that is scrolled away.
 */
export function SearchMenu() {
  return (
    <div className={useOwnSearch() ? `${styles.item} ${styles.later}` : styles.item} data-menu-root="">
      <details className={styles.toggle} name="site-menu" data-menu="" data-menu-focus="" suppressHydrationWarning>
        <summary className={styles.trigger} aria-label="站内搜索">
          <Search size={20} aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.panel} data-menu-panel="">
        <SiteSearch id="_site-search" />
      </div>
    </div>
  );
}
