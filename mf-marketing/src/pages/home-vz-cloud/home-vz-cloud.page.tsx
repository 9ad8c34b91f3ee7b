import { fillWords, loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { openHead, openHero } from '../../content/home-vz-cloud/hero';
import { openIntegrations } from '../../content/home-vz-cloud/integrations';
import { openQuestions } from '../../content/home-vz-cloud/questions';
import * as sections from '../../content/home-vz-cloud/sections';
import { PageBody } from './home-vz-cloud-body';

const path = '/home/vzCloud';

export const loader = () => loadFacts([openHero, openQuestions, openIntegrations, sections]);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  served: ['facts'],
  header: 'over-dark',
  head: ({ facts }, context) => productHead(openHead, path, fillWords(openQuestions, facts), context),
};

export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody facts={facts} />
      <LeadBand {...sections.openLead} />
    </>
  );
}
