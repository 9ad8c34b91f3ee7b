import type { PageHandle } from '@site/shared/page/page-handle';
import { ParserYield } from '@site/shared/ui/parser-yield';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { questionsForSearch } from '../../components/questions-for-search';
import { homeQuestions } from '../../content/home-questions';
import { homeWords } from '../../content/home-words';
import { type HomeData, loadHome } from './home.data';
import { HomeCases } from './home-cases';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';
import { HomeLectures } from './home-lectures';
import { HomeNews } from './home-news';
import { HomePicks } from './home-picks';
import { HomeProducts } from './home-products';
import { HomeQuestions } from './home-questions';
import { HomeScenarios } from './home-scenarios';

export const loader = loadHome;

export const handle: PageHandle<HomeData> = {
  layout: 'default',
  device: 'mobile',
  header: 'over-dark',
  head: (_data, { site }) => ({
    title: `${homeWords.head.title}-${site.brand}`,
    description: homeWords.head.description,
    keywords: homeWords.head.keywords,
    canonical: '/',
    jsonLd: [questionsForSearch(homeQuestions)],
  }),
};

export function Component() {
  const { picks, featured, cases, lectures, news } = useLoaderData<typeof loader>();

  return (
    <>
      <HomeHero />
      <ParserYield />
      <HomeProducts />
      <HomeScenarios />
      <HomeFigures />
      {picks && <HomePicks picks={picks} />}
      {cases && <HomeCases featured={featured} cases={cases} />}
      {lectures && <HomeLectures lectures={lectures} />}
      {news && <HomeNews news={news} />}
      <HomeQuestions />
      <LeadBand />
    </>
  );
}
