import { Breadcrumb } from './breadcrumb';

const crumbs = [
  { name: '首页', link: '/' },
  { name: '帮助中心', link: '/help/helpCenter' },
  { name: '推流与画面', link: '/help/helpClassList' },
];

export const Trail = () => <Breadcrumb crumbs={crumbs} />;

export const OneStep = () => <Breadcrumb crumbs={crumbs.slice(0, 1)} />;
