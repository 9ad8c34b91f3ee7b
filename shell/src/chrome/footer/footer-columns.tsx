'use static';

import { footerColumns } from '../../content/footer-links';
import type { Device } from '../layouts/device';
import { FooterColumn } from './footer-column';
import { FooterContact } from './footer-contact';
import { FooterQr } from './footer-qr';
import styles from './footer-columns.module.css';

/** Ways to reach us, the columns of links and the codes to scan. */
export function FooterColumns({ device }: { device: Device }) {
  return (
    <div className={styles.columns}>
      <FooterContact />
      {footerColumns.map((column) => (
        <FooterColumn key={column.title} column={column} device={device} />
      ))}
      <FooterQr />
    </div>
  );
}
