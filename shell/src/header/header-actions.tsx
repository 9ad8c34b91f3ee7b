import { loginAddress, trialAddress } from '@site/shared/store/login-address';
import { useSite } from '@site/shared/store';
import { Phone } from 'lucide-react';
import { DisplayButton } from '../layouts/display-button';
import styles from './header-actions.module.css';
import { SearchMenu } from './search-menu';

/** The end of the bar: search, sales phone, login and trial (outlined: the filled one belongs to the page). */
export function HeaderActions() {
  const site = useSite((state) => state.site);

  return (
    <div className={styles.actions}>
      <SearchMenu />
      <DisplayButton className={styles.display} sign />
      <a className={styles.phone} href={`tel:${site.phone}`} aria-label={`销售电话 ${site.phone}`}>
        <Phone size={18} aria-hidden="true" />
        <span className={styles.number}>{site.phone}</span>
      </a>
      <a className={styles.login} href={loginAddress(site)} data-login="">
        登录
      </a>
      <a className={styles.trial} href={trialAddress(site)} data-login="">
        免费试用
      </a>
    </div>
  );
}
