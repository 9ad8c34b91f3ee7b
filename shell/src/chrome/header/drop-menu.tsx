import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { NavigationItem } from '../../content/navigation';
import styles from './drop-menu.module.css';
import { pageOf } from './page-of';

type DropMenuProps = {
  items: readonly NavigationItem[];
  /** The path of the page that is shown, if one of them leads to it. */
  current: string | undefined;
};

/** The simple panel of a menu: titles with descriptions. */
export const DropMenu = memo(function DropMenu({ items, current }: DropMenuProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link className={styles.link} to={item.link} aria-current={pageOf(item) === current ? 'page' : undefined}>
            <span className={styles.title}>{item.title}</span>
            {item.description && <span className={styles.text}>{item.description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
});
