import { memo } from 'react';
import { useSite } from '@site/shared/store';
import { ContactPhone } from '@site/shared/ui/contact';
import { Link } from 'react-router-dom';
import { cases, home, type NavigationItem, pricing, products } from '../../content/navigation';
import { linkForDevice, useDevice } from '../layouts/device';
import { usePagePath } from '../layouts/page-path';
import { DirectLink } from './direct-link';
import { HeaderBar } from './header-bar';
import help from './help-header.module.css?names';
import nav from './main-nav.module.css';
import { NarrowActions } from './narrow-actions';
import styles from './white-label-header.module.css';
import { WhiteLabelMenu } from './white-label-menu';

const links: readonly NavigationItem[] = [
  ...products,
  ...cases.slice(0, 1),
  pricing,
  { id: 'help', title: '帮助中心', link: '/help/helpCenter' },
];

/** The phone that the operator set, else the way to the form. */
function Contact() {
  return (
    <ContactPhone
      without={
        <Link className={nav.link} to="/home/signUp">
          联系我们
        </Link>
      }
    >
      {(phone, address) => (
        <a className={nav.link} href={address} aria-label={`电话 ${phone}`}>
          {phone}
        </a>
      )}
    </ContactPhone>
  );
}

/** A name, a row of links and the operator's own contact; nothing of the vendor. In narrow windows a menu stands for the row. */
export const WhiteLabelHeader = memo(function WhiteLabelHeader() {
  const { brand } = useSite((state) => state.site);
  const path = usePagePath();
  const device = useDevice();
  const items = links.map((item) => ({ ...item, link: linkForDevice(device, item) }));

  return (
    <HeaderBar look="white">
      <Link className={`${help.name} ${styles.home}`} to={linkForDevice(device, home)}>
        {brand}
      </Link>
      <nav className={nav.nav} aria-label="主导航">
        <ul className={nav.list}>
          {items.map((item) => (
            <DirectLink key={item.id} item={item} current={item.link === path} />
          ))}
          <li>
            <Contact />
          </li>
        </ul>
      </nav>
      <NarrowActions>
        <WhiteLabelMenu links={links} device={device} />
      </NarrowActions>
    </HeaderBar>
  );
});
