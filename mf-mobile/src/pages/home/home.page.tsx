import { answering, descriptionOf } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { questionsForSearch } from '../../components/questions-for-search';
import { homeQuestions } from '../../content/home/questions';
import { homeCopy } from '../../content/home/sections';
import { type HomeData, loadHome } from './home.data';
import { PageBody } from './home-body';

export const loader = loadHome;

export const handle: PageHandle<HomeData> = {
  layout: 'default',
  device: 'mobile',
  header: 'over-dark',
  served: ['picks', 'featured', 'cases', 'lectures', 'news'],
  head: (_data, { site }) => ({
    title: `${homeCopy.head.title}-${site.brand}`,
    description: descriptionOf(homeCopy.head.description, ...answering(homeQuestions)),
    keywords: homeCopy.head.keywords,
    canonical: '/',
    jsonLd: [questionsForSearch(homeQuestions)],
  }),
};

export function Component() {
  const { picks, featured, cases, lectures, news } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody picks={picks} featured={featured} cases={cases} lectures={lectures} news={news} />
      <LeadBand />
    </>
  );
}
