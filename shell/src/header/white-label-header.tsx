import { useSite } from '@site/shared/store';
import { Link, NavLink } from 'react-router-dom';
import { cases, pricing, products } from '../content/navigation';
import styles from './white-label-header.module.css';

const links = [...products, ...cases.slice(0, 1), pricing, { id: 'help', title: '帮助中心', link: '/help/helpCenter' }];

/** A name and a row of links: no phone, no sale, nothing of the vendor. */
export function WhiteLabelHeader() {
  const { brand } = useSite((state) => state.site);

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.home} to="/">
          {brand}
        </Link>
        <nav className={styles.nav} aria-label="主导航">
          <ul className={styles.list}>
            {links.map(({ id, title, link }) => (
              <li key={id}>
                <NavLink className={() => styles.link} to={link}>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
