import type { CaseResponse, CasesResponse } from '@site/shared/contract/cases';
import type { TopicGroupsResponse, TopicListResponse } from '@site/shared/contract/info';
import type { MarketingItem, MarketingListResponse } from '@site/shared/contract/marketing';
import { http } from '@site/shared/http';
import { pickFive } from '@site/shared/page/pick-five';
import { type CaseCard, caseCard, oneOfEachIndustry, type ToldCase, toldCase } from './case-card';
import { listOf } from './list-answer';
import { homeWords } from '../content/home-words';
import { type News, newsOf } from './home-news.select';

export type Pick = {
  id: number;
  title: string;
  link: string;
  words: string;
  group: string;
  scene: string;
  banner: { title: string; words: string };
};

export type HomeData = { picks: Pick[]; told: ToldCase | null; cases: CaseCard[]; news: News };

/** The whole library at once: the page shows one case of each industry. */
const libraryPage = { pageSize: 24 };
const casesShown = 5;
const newsShown = 5;

const pick = ({ id, title, link, description, categoryName, banner }: MarketingItem): Pick => ({
  id,
  title,
  link,
  words: description,
  group: categoryName,
  scene: banner.scene,
  banner: { title: banner.title, words: banner.words },
});

/** The page makes sense without any of its calls; each may fail on its own. */
export async function loadHome(): Promise<HomeData> {
  const [marketing, study, library, featured, groups] = await Promise.all([
    http.block<MarketingListResponse>('cms', '/open/v1/marketing/list'),
    http.block<CaseResponse>('cms', '/open/v1/case/detail', { params: { id: homeWords.cases.told } }),
    http.block<CasesResponse>('cms', '/open/v1/case/list', { params: libraryPage }),
    http.block<TopicListResponse>('base', '/open/v1/information/article/featured'),
    http.block<TopicGroupsResponse>('base', '/VZApi/GetHomeNewList'),
  ]);
  return {
    picks: pickFive(listOf(marketing)).map(pick),
    told: study?.code === 0 ? toldCase(study.data) : null,
    cases: oneOfEachIndustry(listOf(library), casesShown, study?.data.industry).map(caseCard),
    news: newsOf(listOf(featured), listOf(groups), newsShown),
  };
}
