'use static';

import { Link } from 'react-router-dom';
import { entrySigns } from '../../content/entry-signs';
import type { NavigationItem } from '../../content/navigation';
import { type SiteMapGroup, siteMapGroups } from '../../content/site-map';
import { useMarketMenu } from '../../header/use-market-menu';
import styles from './sitemap.module.css';

/** An entry with what it is about, where its title does not say it all. */
function Entry({ item: { id, title, link, description } }: { item: NavigationItem }) {
  const { icon: Icon, description: text = description } = entrySigns[id] ?? {};

  return (
    <li className={styles.item}>
      <Link className={styles.link} to={link}>
        {Icon && <Icon className={styles.icon} size={18} aria-hidden="true" />}
        {title}
      </Link>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}

function Group({ title, items }: SiteMapGroup) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** The marketing contents as the menu has them; left out while the api gives none. */
function useMarketGroup(): SiteMapGroup[] {
  const menu = useMarketMenu();
  if (menu.length === 0) return [];
  const items = menu.flatMap(({ contents }) =>
    contents.map(({ id, title }) => ({ id: String(id), title, link: `/home/marketing/${id}` })),
  );
  return [{ title: '营销内容', items }];
}

/** Every page that a visitor may start from, by its purpose. */
export function SiteMapGroups() {
  return [...siteMapGroups, ...useMarketGroup()].map((group) => <Group key={group.title} {...group} />);
}
