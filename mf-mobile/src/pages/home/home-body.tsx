'use static';

import type { PageFacts } from '@site/shared/page/fact-words';
import type { HomeData } from './home.data';
import { HomeCases } from './home-cases';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';
import { HomeLectures } from './home-lectures';
import { HomeNews } from './home-news';
import { HomePicks } from './home-picks';
import { HomeProducts } from './home-products';
import { HomeQuestions } from './home-questions';
import { HomeScenarios } from './home-scenarios';

/** The static part of the page: everything but the form. */
export function PageBody({ picks, featured, cases, lectures, news, facts }: HomeData & PageFacts) {
  return (
    <>
      <HomeHero />
      <HomeProducts />
      <HomeScenarios />
      <HomeFigures facts={facts} />
      {picks && <HomePicks picks={picks} />}
      {cases && <HomeCases featured={featured} cases={cases} />}
      {lectures && <HomeLectures lectures={lectures} />}
      {news && <HomeNews news={news} joined={Boolean(lectures)} />}
      <HomeQuestions facts={facts} />
    </>
  );
}
