import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { imageHead } from '../../content/home-image-live/hero';
import { imageQuestions } from '../../content/home-image-live/questions';
import { imageCases, imageLead } from '../../content/home-image-live/sections';
import { PageBody } from './home-image-live-body';

const path = '/home/imageLive';

export const loader = loadCasesOf(imageCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(imageHead, path, imageQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...imageLead} />
    </>
  );
}
