import { withFacts, type PageFacts } from '@site/shared/page/fact-words';
import { listJobs } from '@site/shared/calls/jobs';
import { fetchListBlock } from '@site/shared/page/answers';
import { organisation } from '@site/shared/page/organisation';
import type { PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productCrumbs } from '../../components/product-head';
import { aboutProfile } from '../../content/home-about/company';
import { aboutContact, aboutLead } from '../../content/home-about/contact';
import { aboutHead } from '../../content/home-about/hero';
import { PageBody, type AboutData } from './home-about-body';

const path = '/home/about';
const crumbs = productCrumbs(aboutHead.name, path);

/** The page renders without its jobs. */
async function loadJobs(): Promise<AboutData> {
  return { jobs: await fetchListBlock(listJobs, {}) };
}

export const loader = withFacts([aboutProfile, aboutContact.email], loadJobs);

function headOf({ brand, variant }: SiteFacts) {
  const { title, description, keywords } = variant === '' ? aboutHead : aboutHead.neutral;
  return { title: `${title}-${brand}`, description, keywords };
}

export const handle: PageHandle<AboutData & PageFacts> = {
  layout: 'default',
  header: 'over-dark',
  served: ['jobs', 'facts'],
  head: (_, { site }) => ({
    ...headOf(site),
    alternate: '/m/about',
    breadcrumb: crumbs,
    jsonLd: [organisation(site)],
  }),
};

export function Component() {
  const { jobs, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody jobs={jobs} facts={facts} />
      <LeadBand {...aboutLead} />
    </>
  );
}
