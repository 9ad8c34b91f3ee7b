import type { PageHandle } from '@site/shared/page/page-handle';
import { ListPage } from '@site/shared/ui/list-page';
import { Link } from 'react-router-dom';
import { SiteMapGroups } from './sitemap-groups';
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

/** Every page that a visitor may start from, on one page of links. */
export function Component() {
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
      <SiteMapGroups />
    </ListPage>
  );
}
