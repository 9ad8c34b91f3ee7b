import { ContactPhone } from '@site/shared/ui/contact';
import { Logo } from '@site/shared/ui/logo';
import { readingLinks } from '../content/footer-links';
import { type Device, linkForDevice } from '../layouts/device';
import { usePagePath } from '../layouts/page-path';
import { alternateOf } from './alternate-page';
import { ReadingFooter } from './slim-footer';
import styles from './slim-footer.module.css';

function Ways({ device }: { device: Device }) {
  return (
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
  );
}

/** The footer of searches, tags, articles and faults: the ways on that a reader wants, and what must be there. */
export function CompactFooter({ device }: { device: Device }) {
  const path = usePagePath();

  return (
    <ReadingFooter
      ways={
        <div className={styles.ways}>
          <Logo />
          <Ways device={device} />
        </div>
      }
    >
      <li>
        <a className={styles.link} href={alternateOf(path, device)}>
          {device === 'm' ? '电脑版' : '手机版'}
        </a>
      </li>
    </ReadingFooter>
  );
}
