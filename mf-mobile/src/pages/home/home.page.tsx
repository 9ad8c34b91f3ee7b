import { answering, descriptionOf } from '@site/shared/page/description';
import { fillWords, type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { questionsForSearch } from '../../components/questions-for-search';
import { companyFigures } from '@site/shared/page/company-figures';
import { homeQuestions } from '../../content/home/questions';
import { homeCopy } from '../../content/home/sections';
import { type HomeData, loadHome } from './home.data';
import { PageBody } from './home-body';

export const loader = withFacts([companyFigures, homeCopy.figures, homeQuestions], loadHome);

export const handle: PageHandle<HomeData & PageFacts> = {
  layout: 'default',
  device: 'mobile',
  header: 'over-dark',
  served: ['picks', 'featured', 'cases', 'lectures', 'news', 'facts'],
  head: ({ facts }, { site }) => {
    const questions = fillWords(homeQuestions, facts);
    return {
      title: `${homeCopy.head.title}-${site.brand}`,
      description: descriptionOf(homeCopy.head.description, ...answering(questions)),
      keywords: homeCopy.head.keywords,
      canonical: '/',
      jsonLd: [questionsForSearch(questions)],
    };
  },
};

export function Component() {
  const { picks, featured, cases, lectures, news, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody picks={picks} featured={featured} cases={cases} lectures={lectures} news={news} facts={facts} />
      <LeadBand />
    </>
  );
}
