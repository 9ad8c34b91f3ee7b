import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/marketing-conference';
import { conferenceQuestions } from '../../content/marketing-conference-questions';
import { PageBody } from './home-marketing-conference-body';

const path = '/home/marketingConference';

export const loader = () => loadFittingCases(words.conferenceCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  head: (_, context) => productHead(words.conferenceHead, path, conferenceQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.conferenceLead} />
    </>
  );
}
