import { loginLink, trialLink } from '@site/shared/store/login-address';
import { ContactPhone } from '@site/shared/ui/contact';
import { Phone } from 'lucide-react';
import { DisplayButton } from '../layouts/display-button';
import styles from './header-actions.module.css';
import { SearchMenu } from './search-menu';

/** The end of the bar: search, sales phone, login and trial (outlined: the filled one belongs to the page). */
export function HeaderActions() {
  return (
    <div className={styles.actions}>
      <SearchMenu />
      <DisplayButton className={styles.display} sign />
      <ContactPhone>
        {(phone, address) => (
          <a className={styles.phone} href={address} aria-label={`销售电话 ${phone}`}>
            <Phone size={18} aria-hidden="true" />
            <span className={styles.number}>{phone}</span>
          </a>
        )}
      </ContactPhone>
      <a className={styles.login} href={loginLink} data-login="">
        登录
      </a>
      <a className={styles.trial} href={trialLink} data-login="">
        免费试用
      </a>
    </div>
  );
}
