import { QrModules } from './qr-modules';
import styles from './qr-placeholder.module.css';

/** Stands where a QR code of the deployment belongs and says so: 示例. */
export function QrPlaceholder({ label = '示例二维码' }: { label?: string }) {
  return (
    <svg
      className={styles.code}
      width="25"
      height="25"
      viewBox="-2 -2 25 25"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <QrModules ink="currentColor" />
    </svg>
  );
}
