import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/cosmetic-medicine';
import { PageBody } from './home-cosmetic-medicine-body';

const path = '/home/cosmeticMedicine';

export const loader = () => loadFittingCases(words.cosmeticMedicineCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  head: (_, context) => productHead(words.cosmeticMedicineHead, path, words.cosmeticMedicineQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.cosmeticMedicineLead} />
    </>
  );
}
