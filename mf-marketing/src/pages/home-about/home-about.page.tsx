import type { JobsResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import type { PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { listOf } from '../../components/list-answer';
import { productCrumbs } from '../../components/product-head';
import { aboutHead } from '../../content/about';
import { aboutLead } from '../../content/about-company';
import { PageBody, type AboutData } from './home-about-body';

const path = '/home/about';
const crumbs = productCrumbs(aboutHead.name, path);

/** The page is whole without its jobs. */
export async function loader(): Promise<AboutData> {
  return { jobs: listOf(await http.block<JobsResponse>('cms', '/open/v1/job/list')) };
}

function organisation({ brand, legalName, origin, phone, email, addresses }: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'Organization',
    name: brand,
    legalName,
    url: `${origin}/`,
    telephone: phone,
    email,
    address: addresses.map(({ city, line }) => ({
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressLocality: city,
      streetAddress: line,
    })),
  };
}

export const handle: PageHandle<AboutData> = {
  layout: 'default',
  header: 'over-dark',
  head: (_, { site }) => ({
    title: `${aboutHead.title}-${site.brand}`,
    description: aboutHead.description,
    keywords: aboutHead.keywords,
    alternate: '/m/about',
    breadcrumb: crumbs,
    jsonLd: [organisation(site)],
  }),
};

export function Component() {
  const { jobs } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody jobs={jobs} />
      <LeadBand {...aboutLead} />
    </>
  );
}
