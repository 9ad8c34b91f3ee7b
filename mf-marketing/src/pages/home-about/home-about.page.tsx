import type { Job, JobsResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import type { PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { listOf } from '../../components/list-answer';
import { productCrumbs } from '../../components/product-head';
import { aboutHead } from '../../content/about';
import { aboutLead } from '../../content/about-company';
import { AboutBeliefs } from './home-about-beliefs';
import { AboutContact } from './home-about-contact';
import { AboutHero } from './home-about-hero';
import { AboutHistory } from './home-about-history';
import { AboutJoin } from './home-about-join';
import { AboutProfile } from './home-about-profile';
import { AboutTeam } from './home-about-team';

type AboutData = { jobs: Job[] };

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
      <AboutHero crumbs={crumbs} />
      <AboutProfile />
      <AboutTeam />
      <AboutBeliefs />
      <AboutHistory />
      <AboutJoin jobs={jobs} />
      <AboutContact />
      <LeadBand {...aboutLead} />
    </>
  );
}
