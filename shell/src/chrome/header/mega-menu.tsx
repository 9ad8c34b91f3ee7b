'use static';

import { Picture } from '@site/shared/ui/picture';
import { MoreLink } from '@site/shared/ui/more-link';
import { ContactPhone } from '@site/shared/ui/contact';
import { Link } from 'react-router-dom';
import { menuDescriptions } from '../../content/menu-descriptions';
import { type NavigationItem, products, scenarios, services } from '../../content/navigation';
import { MegaMenuTeaser } from './mega-menu-teaser';
import { menuFiles } from './menu-files';
import styles from './mega-menu.module.css';

type ListProps = { title: string; items: readonly NavigationItem[]; name: 'products' | 'scenarios' | 'services' };

/** The signs of all items are one picture behind the list. */
function List({ name, title, items }: ListProps) {
  const id = `_menu-${name}`;
  return (
    <>
      <p className={styles.head} id={id}>
        {title}
      </p>
      <div className={styles.list}>
        <Picture className={styles.signs} file={menuFiles[name]} alt="" />
        <ul className={name === 'scenarios' ? styles.two : styles.one} aria-labelledby={id}>
          {items.map((item) => (
            <li key={item.id}>
              <Link className={styles.item} to={item.link}>
                <b>{item.title}</b>
                {menuDescriptions[item.id]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Products and services: six products, eleven scenarios, five value-added services. */
export function MegaMenu() {
  return (
    <>
      <div className={styles.columns}>
        <div>
          <List name="products" title="产品" items={products} />
        </div>
        <div>
          <List name="scenarios" title="应用场景" items={scenarios} />
        </div>
        <div>
          <List name="services" title="增值服务" items={services} />
          <MegaMenuTeaser />
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.ways}>
          <span>不确定选哪个？</span>
          <MoreLink to="/home/service">对比各版本功能</MoreLink>
          <MoreLink to="/sitemap">全部页面</MoreLink>
          <ContactPhone>{(phone) => <span className={styles.phone}>{`选型电话 ${phone}`}</span>}</ContactPhone>
        </div>
      </div>
    </>
  );
}
