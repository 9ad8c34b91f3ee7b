'use static';

import { Picture } from '@site/shared/ui/picture';
import { Link } from 'react-router-dom';
import { menuDescriptions } from '../../content/menu-descriptions';
import type { NavigationItem } from '../../content/navigation';
import { type SiteMapGroup, siteMapGroups } from '../../content/site-map';
import { menuFiles } from '../../chrome/header/menu-files';
import { useMarketMenu } from '../../chrome/header/use-market-menu';
import styles from './sitemap.module.css';

/** An entry with what it is about, where its title does not say it all; those of the wide menu have signs. */
function Entry({ item: { id, title, link, description } }: { item: NavigationItem }) {
  const described = menuDescriptions[id];
  const text = described ?? description;

  return (
    <li className={styles.item}>
      <Link className={styles.link} to={link}>
        {described && <Picture file={{ src: `${menuFiles.signs.src}#${id}`, width: 24, height: 20 }} alt="" />}
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
