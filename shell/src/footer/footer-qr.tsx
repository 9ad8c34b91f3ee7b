import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import styles from './footer-qr.module.css';

/** The code of a consultant at the end of the columns. */
export function FooterQr() {
  return (
    <div className={styles.place}>
      <h2 className={styles.heading}>微信咨询</h2>
      <QrPlaceholder label="顾问的微信二维码（示例）" />
      <p className={styles.text}>扫码加顾问</p>
    </div>
  );
}
