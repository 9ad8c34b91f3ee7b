import { fillWords, type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { onlineShopHead } from '../../content/home-online-shop-live/hero';
import { onlineShopQuestions } from '../../content/home-online-shop-live/questions';
import { onlineShopCases, onlineShopLead } from '../../content/home-online-shop-live/sections';
import { PageBody } from './home-online-shop-live-body';

const path = '/home/onlineShopLive';

export const loader = withFacts(onlineShopQuestions, () => loadFittingCases(onlineShopCases.criteria));

export const handle: PageHandle<CasesData & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(onlineShopHead, path, fillWords(onlineShopQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...onlineShopLead} />
    </>
  );
}
