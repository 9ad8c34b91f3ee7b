import { Picture } from './picture';
import { qrFiles } from './qr-files';
import styles from './qr-placeholder.module.css';

/** Stands where a QR code of the deployment belongs and says so. */
export function QrPlaceholder({ label = '二维码' }: { label?: string }) {
  return <Picture file={qrFiles.code} alt={label} className={styles.code} />;
}
