import { memo } from 'react';
import { Wifi, WifiOff } from 'lucide-react';
import styles from './offline-banner.module.css';

/** Always in the HTML; shown while the entry script has marked the page as offline, or as just online again. */
export const OfflineBanner = memo(function OfflineBanner() {
  return (
    <div className={styles.banner} role="status" data-later="">
      <p className={`${styles.text} ${styles.lost}`}>
        <WifiOff size={18} aria-hidden="true" />
        网络已断开，页面内容可能不是新的
      </p>
      <p className={`${styles.text} ${styles.found}`}>
        <Wifi size={18} aria-hidden="true" />
        网络已恢复
      </p>
    </div>
  );
});
