import { memo } from 'react';
import { useSite } from '@site/shared/store';
import { friendLinkRoutes } from '../../content/friend-link-routes';
import { useDevice } from '../layouts/device';
import { CompactFooter } from './compact-footer';
import { FooterColumns } from './footer-columns';
import { FooterFriends } from './footer-friends';
import { FooterLegal } from './footer-legal';
import styles from './site-footer.module.css';
import { useCompactFooter } from './use-compact-footer';

/** The footer, compact below what is read. Partners and friends show on the home page only. */
export const SiteFooter = memo(function SiteFooter() {
  const device = useDevice();
  const onHome = friendLinkRoutes.has(useSite((state) => state.routeName));
  if (useCompactFooter()) return <CompactFooter device={device} />;

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterColumns device={device} />
        {onHome && <FooterFriends />}
        <FooterLegal device={device} />
      </div>
    </footer>
  );
});
