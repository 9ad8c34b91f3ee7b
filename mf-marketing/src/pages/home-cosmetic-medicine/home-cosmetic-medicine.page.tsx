import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { cosmeticMedicineHead } from '../../content/home-cosmetic-medicine/hero';
import { cosmeticMedicineQuestions } from '../../content/home-cosmetic-medicine/questions';
import { cosmeticMedicineCases, cosmeticMedicineLead } from '../../content/home-cosmetic-medicine/sections';
import { PageBody } from './home-cosmetic-medicine-body';

const path = '/home/cosmeticMedicine';

export const loader = () => loadFittingCases(cosmeticMedicineCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(cosmeticMedicineHead, path, cosmeticMedicineQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...cosmeticMedicineLead} />
    </>
  );
}
