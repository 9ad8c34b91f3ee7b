import type { PageHandle } from '@site/shared/page/page-handle';
import { useSite } from '@site/shared/store';
import { ListPage } from '@site/shared/ui/list-page';
import { Link } from 'react-router-dom';
import { type SiteMapGroup, siteMapGroups } from '../../content/site-map';
import styles from './sitemap.module.css';

const name = '网站地图';
const crumbs = [
  { name: '首页', link: '/' },
  { name, link: '/sitemap' },
];

export const handle: PageHandle = {
  layout: 'default',
  header: 'solid',
  head: (_, { site }) => ({
    title: `${name}_产品、场景、案例、资讯与帮助的全部栏目-${site.brand}`,
    description: `${site.brand}的全部栏目：直播产品、应用场景、增值服务、案例与讲堂、直播资讯、帮助中心与下载，按用途分组，一页找全，不确定内容放在哪里时，从这里开始。`,
    keywords: [name, '栏目导航', '企业直播'],
    breadcrumb: crumbs,
  }),
};

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
  const menu = useSite((state) => state.marketMenu);
  if (menu.length === 0) return [];
  const items = menu.flatMap(({ contents }) =>
    contents.map(({ id, title }) => ({ id: String(id), title, link: `/home/marketing/${id}` })),
  );
  return [{ title: '营销内容', items }];
}

/** Every page that a visitor may start from, on one page of links. */
export function Component() {
  const groups = [...siteMapGroups, ...useMarketGroup()];

  return (
    <ListPage
      className={styles.page}
      crumbs={crumbs}
      heading={name}
      text={
        <>
          全部栏目都在这一页。记得名字的话，
          <Link className={styles.search} to="/search">
            直接搜索
          </Link>
          更快。
        </>
      }
    >
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </ListPage>
  );
}
