import { WifiOff } from 'lucide-react';
import styles from './offline-banner.module.css';

/** Always in the HTML; shown while the entry script has marked the page as offline. */
export function OfflineBanner() {
  return (
    <div className={styles.banner} role="status">
      <p className={styles.words}>
        <WifiOff size={18} aria-hidden="true" />
        网络已断开，页面内容可能不是新的
      </p>
    </div>
  );
}
