'use static';

import { Link } from 'react-router-dom';
import { type SiteMapGroup, siteMapGroups } from '../../content/site-map';
import { useMarketMenu } from '../../header/use-market-menu';
import styles from './sitemap.module.css';

function Group({ title, items }: SiteMapGroup) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={styles.link} to={item.link}>
              {item.title}
            </Link>
          </li>
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
