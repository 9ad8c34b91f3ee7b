import { NavLink } from 'react-router-dom';
import type { NavigationItem } from '../content/navigation';
import styles from './drop-menu.module.css';

/** The simple panel of a menu: titles with descriptions. */
export function DropMenu({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, description, link }) => (
        <li key={id}>
          <NavLink className={() => styles.link} to={link} end>
            <span className={styles.title}>{title}</span>
            {description && <span className={styles.text}>{description}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
