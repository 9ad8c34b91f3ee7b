import type { PageHandle } from '@site/shared/page/page-handle';
import { productCrumbs } from '../../components/product-head';
import { permissionsHead } from '../../content/home-permissions/hero';
import { PageBody } from './home-permissions-body';

const updated = '2026-11-10';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, { site }) => ({
    title: `${permissionsHead.title}-${site.brand}`,
    description: permissionsHead.description,
    keywords: permissionsHead.keywords,
    breadcrumb: productCrumbs(permissionsHead.name, '/home/permissions'),
    updated,
  }),
};

export function Component() {
  return <PageBody />;
}
