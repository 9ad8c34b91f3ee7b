import { Picture } from './picture';
import styles from './qr-placeholder.module.css';
import { sampleCodes } from './sample-code-files';

/** Stands where a QR code of the deployment belongs and says so: 示例. */
export function QrPlaceholder({ label = '示例二维码' }: { label?: string }) {
  return <Picture file={sampleCodes.sampleCode} alt={label} className={styles.code} />;
}
