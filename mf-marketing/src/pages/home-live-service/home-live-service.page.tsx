import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import * as words from '../../content/crew-service';
import { PageBody } from './home-live-service-body';

const path = '/home/liveService';

export const loader = loadCasesOf(words.crewCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  head: (_, context) => productHead(words.crewHead, path, words.crewQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.crewLead} />
    </>
  );
}
