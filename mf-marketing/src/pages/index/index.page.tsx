import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { homeHead } from './index.head';
import { type HomeData, loadHome } from './index.loader';
import { HomeCases } from './index-cases';
import { HomeFigures } from './index-figures';
import { HomeHero } from './index-hero';
import { HomeNews } from './index-news';
import { HomePicks } from './index-picks';
import { HomeProducts } from './index-products';
import { HomeScenarios } from './index-scenarios';

export const loader = loadHome;

export const handle: PageHandle<HomeData> = { layout: 'default', header: 'over-dark', head: homeHead };

export function Component() {
  const { picks, told, cases, news } = useLoaderData<typeof loader>();

  return (
    <>
      <HomeHero />
      <HomeProducts />
      <HomeScenarios />
      <HomeFigures />
      <HomePicks picks={picks} />
      <HomeCases told={told} cases={cases} />
      <HomeNews news={news} />
      <LeadBand />
    </>
  );
}
