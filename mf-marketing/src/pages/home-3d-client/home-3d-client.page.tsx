import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import { listDownloads } from '@site/shared/calls/downloads';
import { fetchBlock } from '@site/shared/page/answers';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { clientHead } from '../../content/home-3d-client/hero';
import { clientQuestions } from '../../content/home-3d-client/questions';
import { clientLead, clientNeeds } from '../../content/home-3d-client/sections';
import { PageBody, type ClientData } from './home-3d-client-body';

const path = '/home/3dClient';
const slug = 'studio-3d';

/** Version and size come from the download centre's list; the page renders without them. */
async function loadCurrent(): Promise<ClientData> {
  const downloads = await fetchBlock(listDownloads, {});
  return { current: downloads?.list.find((item) => item.slug === slug) ?? null };
}

export const loader = withFacts([clientNeeds, clientQuestions], loadCurrent);

export const handle: PageHandle<ClientData & PageFacts> = {
  layout: 'default',
  served: ['current', 'facts'],
  head: ({ facts }, context) => productHead(clientHead, path, fillWords(clientQuestions, facts), context),
};

export function Component() {
  const { current, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody current={current} facts={facts} />
      <LeadBand {...clientLead} />
    </>
  );
}
