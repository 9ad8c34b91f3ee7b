import { useSite } from '@site/shared/store';
import { friendLinkRoutes } from '../content/friend-link-routes';
import { usePlace } from '../layouts/place';
import { FooterColumns } from './footer-columns';
import { FooterFriends } from './footer-friends';
import { FooterLegal } from './footer-legal';
import styles from './site-footer.module.css';

/** The footer of specification §2. Partners and friends show on the home page only. */
export function SiteFooter() {
  const place = usePlace();
  const onHome = friendLinkRoutes.has(useSite((state) => state.routeName));

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterColumns place={place} />
        {onHome && <FooterFriends />}
        <FooterLegal place={place} />
      </div>
    </footer>
  );
}
