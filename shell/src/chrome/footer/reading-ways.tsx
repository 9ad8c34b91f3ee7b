'use static';

import { ContactPhone } from '@site/shared/ui/contact';
import { Logo } from '@site/shared/ui/logo';
import { readingLinks } from '../../content/footer-links';
import { type Device, linkForDevice } from '../layouts/device';
import styles from './slim-footer.module.css';

/** Where a reader may want to go on, and the phone. */
export function ReadingWays({ device }: { device: Device }) {
  return (
    <div className={styles.ways}>
      <Logo />
      <ul className={styles.links}>
        {readingLinks.map((item) => (
          <li key={item.id}>
            <a className={styles.link} href={linkForDevice(device, item)}>
              {item.title}
            </a>
          </li>
        ))}
        <ContactPhone>
          {(phone, address) => (
            <li>
              <a className={styles.link} href={address}>
                <b>{phone}</b>
              </a>
            </li>
          )}
        </ContactPhone>
      </ul>
    </div>
  );
}
