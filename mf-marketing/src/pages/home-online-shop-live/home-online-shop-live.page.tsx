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

export const loader = () => loadFittingCases(onlineShopCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(onlineShopHead, path, onlineShopQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...onlineShopLead} />
    </>
  );
}
