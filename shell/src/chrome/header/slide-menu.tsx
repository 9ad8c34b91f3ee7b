import { Link } from 'react-router-dom';
import { home, partners } from '../../content/navigation';
import { DisplayButton } from '../layouts/display-button';
import { linkForDevice, type Device } from '../layouts/device';
import { SiteSearch } from './site-search';
import styles from './slide-menu.module.css';
import { SlideMenuEnd } from './slide-menu-end';
import { SlideMenuFrame } from './slide-menu-frame';
import { SlideMenuSections } from './slide-menu-sections';

/** The slide-out menu of phones and narrow windows. */
export function SlideMenu({ device }: { device: Device }) {
  return (
    <SlideMenuFrame>
      <DisplayButton className={styles.display} />
      <SiteSearch id={`_menu-search-${device}`} />
      <Link className={styles.direct} to={linkForDevice(device, home)}>
        首页
      </Link>
      <SlideMenuSections device={device} />
      <Link className={styles.direct} to={partners.link}>
        渠道合作
      </Link>
      <button
        className={`${styles.direct} ${styles.share}`}
        type="button"
        data-island="share"
        data-share="open"
        data-track="share_click"
        aria-haspopup="dialog"
      >
        分享这一页
      </button>
      <SlideMenuEnd />
    </SlideMenuFrame>
  );
}
