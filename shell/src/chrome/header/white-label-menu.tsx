import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { Link } from 'react-router-dom';
import { home, type NavigationItem } from '../../content/navigation';
import { type Device, linkForDevice } from '../layouts/device';
import { DisplayButton } from '../layouts/display-button';
import styles from './slide-menu.module.css';
import { SlideMenuFrame } from './slide-menu-frame';

/** The menu of a white-label site on phones and in narrow windows: its pages, and the ways to reach its operator. */
export function WhiteLabelMenu({ links, device }: { links: readonly NavigationItem[]; device: Device }) {
  return (
    <SlideMenuFrame>
      {[home, ...links].map((item) => (
        <Link key={item.id} className={styles.direct} to={linkForDevice(device, item)}>
          {item.title}
        </Link>
      ))}
      <DisplayButton className={styles.display} />
      <ContactPhone>
        {(phone, address) => (
          <a className={styles.direct} href={address}>
            电话 {phone}
          </a>
        )}
      </ContactPhone>
      <ContactMail>
        {(mail, address) => (
          <a className={styles.direct} href={address}>
            邮箱 {mail}
          </a>
        )}
      </ContactMail>
      <Link className={styles.direct} to="/home/signUp">
        在线留言
      </Link>
    </SlideMenuFrame>
  );
}
