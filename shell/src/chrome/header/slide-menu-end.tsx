'use static';

import { loginLink, trialLink } from '@site/shared/store/login-address';
import { useSite } from '@site/shared/store';
import styles from './slide-menu.module.css';

/** The last of the slide-out menu: what opens elsewhere, and the visitor's own account. */
export function SlideMenuEnd() {
  const site = useSite((state) => state.site);
  const outside = [
    ['3D 展厅', site.showroomUrl],
    ['产品选型中心', site.selectionUrl],
  ] as const;
  return (
    <>
      {outside.map(([name, address]) => (
        <a key={name} className={styles.direct} href={address} target="_blank" rel="noopener">
          {name}
          <span className={styles.note}>新窗口</span>
        </a>
      ))}
      <div className={styles.account}>
        <a className={styles.login} href={loginLink} data-login="">
          登录
        </a>
        <a className={styles.trial} href={trialLink} data-login="">
          免费试用
        </a>
      </div>
    </>
  );
}
