import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FooterColumn as Column } from '../../content/footer-links';
import { linkForDevice, type Device } from '../layouts/device';
import styles from './footer-column.module.css';

/** A column of links; on phones its heading is the button of the list that follows it. */
export function FooterColumn({ column: { title, items }, device }: { column: Column; device: Device }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <details className={styles.toggle} suppressHydrationWarning>
        <summary className={styles.title}>
          {title}
          <Plus className={styles.sign} size={18} aria-hidden="true" />
        </summary>
      </details>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={styles.link} to={linkForDevice(device, item)}>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
