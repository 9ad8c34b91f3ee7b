import { type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { homeHead } from './index.head';
import { type HomeData, loadHome } from '../../components/home-loader';
import { HomeCases } from '../../components/home-cases';
import { HomeFigures } from '../../components/home-figures';
import { figureWords } from '../../content/home-figures';
import { HomeHero } from './index-hero';
import { HomeNews } from '../../components/home-news';
import { HomePartners } from '../../components/home-partners';
import { HomePicks } from '../../components/home-picks';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';

export const loader = withFacts(figureWords, loadHome);

export const handle: PageHandle<HomeData & PageFacts> = {
  layout: 'default',
  header: 'over-dark',
  served: ['picks', 'featured', 'cases', 'news', 'facts'],
  head: homeHead,
};

export function Component() {
  const { picks, featured, cases, news, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <HomeHero />
      <HomeProducts />
      <HomeScenarios />
      <HomeFigures facts={facts} />
      <HomePicks picks={picks} />
      <HomeCases featured={featured} cases={cases} />
      <HomePartners />
      <HomeNews news={news} />
      <LeadBand />
    </>
  );
}
