import { useSite } from '@site/shared/store';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { cases, home, type NavigationItem, pricing, products } from '../content/navigation';
import { linkForDevice, useDevice } from '../layouts/device';
import { WhiteLabelContact } from './white-label-contact';
import styles from './white-label-header.module.css';
import { WhiteLabelMenu } from './white-label-menu';

const links: readonly NavigationItem[] = [
  ...products,
  ...cases.slice(0, 1),
  pricing,
  { id: 'help', title: '帮助中心', link: '/help/helpCenter' },
];

/** A name, a row of links and the operator's own contact; nothing of the vendor. Narrow windows have a menu instead of the row. */
export function WhiteLabelHeader() {
  const { brand } = useSite((state) => state.site);
  const { pathname } = useLocation();
  const device = useDevice();

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.home} to={linkForDevice(device, home)}>
          {brand}
        </Link>
        <nav className={styles.nav} aria-label="主导航">
          <ul className={styles.list}>
            {links.map((item) => (
              <li key={item.id}>
                <NavLink className={() => styles.link} to={linkForDevice(device, item)}>
                  {item.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <WhiteLabelContact />
        <div className={styles.menu}>
          <WhiteLabelMenu key={pathname} links={links} device={device} />
        </div>
      </div>
    </header>
  );
}
