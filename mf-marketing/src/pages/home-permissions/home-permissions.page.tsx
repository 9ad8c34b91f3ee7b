import { loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { productCrumbs } from '../../components/product-head';
import { permissionsHead, permissionsHero } from '../../content/home-permissions/hero';
import { PageBody } from './home-permissions-body';

const updated = '2026-11-10';

export const loader = () => loadFacts(permissionsHero);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  served: ['facts'],
  head: (_, { site }) => ({
    title: `${permissionsHead.title}-${site.brand}`,
    description: permissionsHead.description,
    keywords: permissionsHead.keywords,
    breadcrumb: productCrumbs(permissionsHead.name, '/home/permissions'),
    updated,
  }),
};

export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return <PageBody facts={facts} />;
}
