import { type PageFacts, withFacts } from '@site/shared/page/fact-words';
import { organisation } from '@site/shared/page/organisation';
import type { PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { useLoaderData } from 'react-router-dom';
import { aboutCopy } from '../../content/about';
import { mobileBlocks } from '../../mobile-blocks';
import { PageBody, type AboutData } from './about-body';

async function loadJobs(): Promise<AboutData> {
  return { jobs: await mobileBlocks.jobs() };
}

export const loader = withFacts(aboutCopy.profile, loadJobs);

function headOf({ brand, variant }: SiteFacts) {
  const { title, description, keywords } = variant === '' ? aboutCopy.head : aboutCopy.head.neutral;
  return { title: `${title}-${brand}`, description, keywords };
}

export const handle: PageHandle<AboutData & PageFacts> = {
  layout: 'default',
  device: 'mobile',
  served: ['jobs', 'facts'],
  head: (_data, { site }) => ({
    ...headOf(site),
    canonical: '/home/about',
    jsonLd: [organisation(site)],
  }),
};

export function Component() {
  const { jobs, facts } = useLoaderData<typeof loader>();
  return <PageBody jobs={jobs} facts={facts} />;
}
