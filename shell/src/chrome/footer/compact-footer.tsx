import type { Device } from '../layouts/device';
import { usePagePath } from '../layouts/page-path';
import { alternateOf } from './alternate-page';
import { ReadingWays } from './reading-ways';
import { ReadingFooter } from './slim-footer';
import styles from './slim-footer.module.css';

/** The footer of searches, tags, articles and faults: the ways on that a reader wants, and what must be there. */
export function CompactFooter({ device }: { device: Device }) {
  const path = usePagePath();

  return (
    <ReadingFooter ways={<ReadingWays device={device} />}>
      <li>
        <a className={styles.link} href={alternateOf(path, device)}>
          {device === 'm' ? '电脑版' : '手机版'}
        </a>
      </li>
    </ReadingFooter>
  );
}
