import { ContactPhone } from '@site/shared/ui/contact';
import { cachedFragment } from '@site/shared/ui/cached-fragment';
import { Download, ListChecks, MonitorPlay, Phone } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { liveCheckAddress } from '../help-addresses';
import styles from './tree-foot.module.css';

function Ways() {
  return (
    <>
      <li>
        <Link className={styles.link} to={liveCheckAddress}>
          <ListChecks size={18} aria-hidden="true" />
          开播自检
        </Link>
      </li>
      <li>
        <Link className={styles.link} to="/home/download">
          <Download size={18} aria-hidden="true" />
          下载客户端
        </Link>
      </li>
      <li>
        <Link className={styles.link} to="/info/video">
          <MonitorPlay size={18} aria-hidden="true" />
          视频教程
        </Link>
      </li>
      <ContactPhone>
        {(phone, address) => (
          <li>
            <a className={styles.link} href={address}>
              <Phone size={18} aria-hidden="true" />
              {phone}
            </a>
          </li>
        )}
      </ContactPhone>
    </>
  );
}

/** Further links below the tree, in wide windows. */
export const TreeFoot = memo(cachedFragment('ul', Ways, { className: styles.foot }));
