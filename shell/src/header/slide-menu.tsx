import { loginLink, trialLink } from '@site/shared/store/login-address';
import { useSite } from '@site/shared/store';
import { Link } from 'react-router-dom';
import { home, partners } from '../content/navigation';
import { DisplayButton } from '../layouts/display-button';
import { linkForDevice, type Device } from '../layouts/device';
import { SiteSearch } from './site-search';
import styles from './slide-menu.module.css';
import { SlideMenuFrame } from './slide-menu-frame';
import { SlideMenuSections } from './slide-menu-sections';

function ExternalLinks() {
  const { selectionUrl, showroomUrl } = useSite((state) => state.site);
  return (
    <>
      <a className={styles.direct} href={showroomUrl} target="_blank" rel="noopener">
        3D 展厅
        <span className={styles.note}>新窗口</span>
      </a>
      <a className={styles.direct} href={selectionUrl} target="_blank" rel="noopener">
        产品选型中心
        <span className={styles.note}>新窗口</span>
      </a>
    </>
  );
}

function Account() {
  return (
    <div className={styles.account}>
      <a className={styles.login} href={loginLink} data-login="">
        登录
      </a>
      <a className={styles.trial} href={trialLink} data-login="">
        免费试用
      </a>
    </div>
  );
}

/** The slide-out menu of phones and narrow windows. */
export function SlideMenu({ device }: { device: Device }) {
  return (
    <SlideMenuFrame>
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
        data-wake="share"
        data-share="open"
        data-track="share_click"
        aria-haspopup="dialog"
      >
        分享这一页
      </button>
      <DisplayButton className={styles.display} />
      <ExternalLinks />
      <Account />
    </SlideMenuFrame>
  );
}
