import { useSite } from '@site/shared/store';
import { footerColumns } from '../content/footer-links';
import { usePlace } from '../layouts/place';
import { FooterColumn } from './footer-column';
import { FooterContact } from './footer-contact';
import { FooterFriends } from './footer-friends';
import { FooterLegal } from './footer-legal';
import { FooterQr } from './footer-qr';
import styles from './site-footer.module.css';

/** The footer of specification §2. Partners and friends show on the home page only. */
export function SiteFooter() {
  const place = usePlace();
  const onHome = useSite((state) => state.routeName) === 'index';

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <FooterContact />
          {footerColumns.map((column) => (
            <FooterColumn key={column.title} column={column} place={place} />
          ))}
          <FooterQr />
        </div>
        {onHome && <FooterFriends />}
        <FooterLegal place={place} />
      </div>
    </footer>
  );
}
