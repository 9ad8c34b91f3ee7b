import { Picture } from '@site/shared/ui/picture';
import { Link } from 'react-router-dom';
import { menuFiles } from './menu-files';
import styles from './mega-menu.module.css';

/** A picture of the switcher that links to its page. */
export function MegaMenuTeaser() {
  return (
    <Link className={styles.teaser} to="/home/daobo">
      <Picture className={styles.scene} file={menuFiles.teaser} alt="" />
      <span>
        <b>六路机位，一个人导</b>
        看云导播怎么切
      </span>
    </Link>
  );
}
