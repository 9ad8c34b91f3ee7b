import { type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { healthyHead } from '../../content/home-healthy/hero';
import { healthyQuestions } from '../../content/home-healthy/questions';
import { healthyCases, healthyLead, healthyPromises } from '../../content/home-healthy/sections';
import { PageBody } from './home-healthy-body';

const path = '/home/healthy';

export const loader = withFacts(healthyPromises, () => loadFittingCases(healthyCases.criteria));

export const handle: PageHandle<CasesData & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: (_, context) => productHead(healthyHead, path, healthyQuestions, context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...healthyLead} />
    </>
  );
}
