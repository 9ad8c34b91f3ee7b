import { ListPage } from './list-page';

const crumbs = [
  { name: '首页', link: '/' },
  { name: '公司动态', link: '/news' },
];

export const Filled = () => (
  <ListPage crumbs={crumbs} heading="公司动态" text="产品、活动和公告，按时间排列。">
    <p>（列表在这里）</p>
  </ListPage>
);

export const Empty = () => (
  <ListPage crumbs={crumbs} heading="公司动态">
    <p>还没有动态</p>
  </ListPage>
);
