import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { imageHead, imageHero } from '../../content/home-image-live/hero';
import { imageQuestions } from '../../content/home-image-live/questions';
import { imageCameras, imageCases, imageLead, imageWay } from '../../content/home-image-live/sections';
import { PageBody } from './home-image-live-body';

const path = '/home/imageLive';

export const loader = withFacts([imageHero, imageWay, imageCameras, imageQuestions], loadCasesOf(imageCases));

export const handle: PageHandle<PageCases & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(imageHead, path, fillWords(imageQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...imageLead} />
    </>
  );
}
