import { useSite } from '@site/shared/store';
import { Download, MonitorPlay, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './tree-foot.module.css';

/** Further links below the tree. A white-label site shows no phone. */
export function TreeFoot() {
  const { phone, variant } = useSite((state) => state.site);

  return (
    <ul className={styles.foot}>
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
      {variant !== 'white-label' && (
        <li>
          <a className={styles.link} href={`tel:${phone}`}>
            <Phone size={18} aria-hidden="true" />
            {phone}
          </a>
        </li>
      )}
    </ul>
  );
}
