import { neutralCompany } from '@site/shared/contract/company-facts';
import type { WantedWork } from '@site/shared/page/page-asks';
import type { LayoutName } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { testSite } from '@site/shared/testing/test-site';
import { showChrome } from './render-chrome';
import { layoutFor } from '../chrome/layouts/layout-table';

export type Expected = {
  layout: LayoutName;
  address?: string;
  routeName?: string;
  header?: 'over-dark';
  ask?: WantedWork;
  variant?: 'white-label';
  site?: SiteFacts;
};

export const neutralSite: SiteFacts = { ...testSite, ...neutralCompany, variant: 'white-label' };

/** A page in this layout, as it is served. */
export async function show({
  layout,
  address = '/home/edu',
  routeName = 'home-edu',
  header,
  ask,
  variant,
  site = testSite,
}: Expected): Promise<HTMLElement> {
  const Layout = layoutFor(layout, variant ?? '');
  const page = await showChrome(<Layout>本页</Layout>, {
    address,
    routeName,
    handle: { layout, ...(header && { header }), ...(ask && { ask }) },
    state: { site },
  });
  return page;
}

export const widget = 'aside ul';
export const mainNav = 'nav[aria-label=主导航]';
