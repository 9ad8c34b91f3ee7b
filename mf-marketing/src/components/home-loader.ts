import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { listTopicGroups } from '@site/shared/calls/topic-groups';
import type { PictureFile } from '@site/shared/contract/clip';
import type { MarketingItem } from '@site/shared/contract/marketing';
import { fetchBlock, fetchListBlock } from '@site/shared/page/answers';
import { pickFive } from '@site/shared/page/pick-five';
import { type CaseTile, caseTile, librarySize, oneOfEachIndustry, type FeaturedCase, featuredCase } from './case-card';
import { homeCopy } from '../content/home-sections';
import { type News, newsOf } from './home-news.select';

export type Pick = { id: number; title: string; link: string; text: string; group: string } & (
  | LeadingPick
  | PicturedPick
);
/** The first one stands beside the sign-up page. */
type LeadingPick = { banner: { title: string; text: string } };
type PicturedPick = { scene: string; picture: PictureFile | undefined };

export type HomeData = { picks: Pick[]; featured: FeaturedCase | null; cases: CaseTile[]; news: News };

const casesShown = 5;
const newsShown = 4;

function pick({ id, title, link, description, categoryName, banner, picture }: MarketingItem, index: number): Pick {
  const { scene, ...words } = banner;
  const own = index === 0 ? { banner: words } : { scene, picture };
  return { id, title, link, text: description, group: categoryName, ...own };
}

export async function loadPicks(): Promise<Pick[]> {
  return pickFive(await fetchListBlock(readMarketingLists, {})).map(pick);
}

export async function loadNews(): Promise<News> {
  const [featured, groups] = await Promise.all([
    fetchListBlock(listFeaturedTopics, {}),
    fetchListBlock(listTopicGroups, {}),
  ]);
  return newsOf(featured, groups, newsShown);
}

/** Every call is optional: the page renders without it. */
export async function loadHome(): Promise<HomeData> {
  const [picks, news, study, library] = await Promise.all([
    loadPicks(),
    loadNews(),
    fetchBlock(readCaseStudy, { id: homeCopy.cases.featured }),
    fetchListBlock(readCasePage, { pageSize: librarySize }),
  ]);
  const cases = oneOfEachIndustry(library, casesShown, study?.industry).map(caseTile);
  return { picks, news, featured: study && featuredCase(study), cases };
}
