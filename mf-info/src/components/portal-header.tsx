import { Link } from 'react-router-dom';
import { tabCopy, portalCopy } from '../content/portal';
import { allTopicsAddress, hotAddress, portalAddress, videosAddress } from '../info-addresses';
import styles from './portal-header.module.css';

export type PortalTab = 'home' | 'all' | 'hot' | 'video';

const tabs: readonly { tab: PortalTab; link: string }[] = [
  { tab: 'home', link: portalAddress },
  { tab: 'all', link: allTopicsAddress },
  { tab: 'hot', link: hotAddress },
  { tab: 'video', link: videosAddress },
];

type PortalHeaderProps = {
  /** The tab that this page belongs to. */
  tab?: PortalTab;
  /** The page is the tab's own, not one below it. */
  own?: boolean;
  /** On the portal's home page the name is the page's heading. */
  heading?: boolean;
};

/** The masthead of the portal with its four tabs (R2.20). */
export function PortalHeader({ tab, own = true, heading = false }: PortalHeaderProps) {
  const Name = heading ? 'h1' : 'p';

  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.masthead}>
          <Name className={styles.name}>
            {heading ? portalCopy.name : <Link to={portalAddress}>{portalCopy.name}</Link>}
          </Name>
          <p className={styles.motto}>{portalCopy.motto}</p>
        </div>
        <nav aria-label={tabCopy.label}>
          <ul className={styles.tabs}>
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
      </div>
    </div>
  );
}
