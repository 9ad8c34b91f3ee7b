import { Link } from 'react-router-dom';
import { portalCopy } from '../content/portal';
import { portalAddress } from '../info-addresses';
import styles from './portal-header.module.css';
import { type PortalTab, PortalTabs } from './portal-tabs';

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
        <PortalTabs tab={tab} own={own} />
      </div>
    </div>
  );
}
