import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { conferenceHead } from '../../content/home-marketing-conference/hero';
import { conferenceQuestions } from '../../content/home-marketing-conference/questions';
import { conferenceCases, conferenceLead } from '../../content/home-marketing-conference/sections';
import { PageBody } from './home-marketing-conference-body';

const path = '/home/marketingConference';

export const loader = () => loadFittingCases(conferenceCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(conferenceHead, path, conferenceQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...conferenceLead} />
    </>
  );
}
