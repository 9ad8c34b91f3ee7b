import { Link } from 'react-router-dom';
import { tabCopy } from '../content/portal';
import { allTopicsAddress, hotAddress, portalAddress, videosAddress } from '../info-addresses';
import styles from './portal-tabs.module.css';

export type PortalTab = 'home' | 'all' | 'hot' | 'video';

const tabs: readonly { tab: PortalTab; link: string }[] = [
  { tab: 'home', link: portalAddress },
  { tab: 'all', link: allTopicsAddress },
  { tab: 'hot', link: hotAddress },
  { tab: 'video', link: videosAddress },
];

type PortalTabsProps = {
  /** The tab that this page belongs to. */
  tab: PortalTab | undefined;
  /** The page is the tab's own, not one below it. */
  own: boolean;
  onDark?: boolean;
};

/** The four tabs of the portal (R2.20). */
export function PortalTabs({ tab, own, onDark = false }: PortalTabsProps) {
  return (
    <nav aria-label={tabCopy.label}>
      <ul className={onDark ? `${styles.tabs} ${styles.onDark}` : styles.tabs}>
        {tabs.map((entry) => (
          <li key={entry.tab}>
            <Link
              className={styles.tab}
              to={entry.link}
              {...(entry.tab === tab && { 'aria-current': own ? ('page' as const) : ('true' as const) })}
            >
              {tabCopy[entry.tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
