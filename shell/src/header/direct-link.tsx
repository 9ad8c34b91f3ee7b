import { NavLink } from 'react-router-dom';
import type { NavigationItem } from '../content/navigation';
import styles from './main-nav.module.css';

/** An entry of the bar that leads to a page, not to a menu. */
export function DirectLink({ item }: { item: NavigationItem }) {
  return (
    <li>
      <NavLink
        className={({ isActive }) => (isActive ? `${styles.link} ${styles.current}` : styles.link)}
        to={item.link}
        end
      >
        {item.title}
      </NavLink>
    </li>
  );
}
