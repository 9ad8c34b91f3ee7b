import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { NavigationItem } from '../../content/navigation';
import styles from './main-nav.module.css';

type DirectLinkProps = {
  item: NavigationItem;
  /** It leads to the page that is shown. */
  current: boolean;
};

/** An entry of the bar that leads to a page, not to a menu. Told of the page, so that a new page changes two of them. */
export const DirectLink = memo(function DirectLink({ item, current }: DirectLinkProps) {
  return (
    <li>
      <Link
        className={current ? `${styles.link} ${styles.current}` : styles.link}
        to={item.link}
        aria-current={current ? 'page' : undefined}
      >
        {item.title}
      </Link>
    </li>
  );
});
