import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import * as words from '../../content/image-live';
import { PageBody } from './home-image-live-body';

const path = '/home/imageLive';

export const loader = loadCasesOf(words.imageCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  head: (_, context) => productHead(words.imageHead, path, words.imageQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.imageLead} />
    </>
  );
}
