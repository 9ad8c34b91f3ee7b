import type { PictureFile } from '@site/shared/contract/clip';
import type { Cover } from '@site/shared/contract/cover';
import type { CaseMetric, CaseSummary } from '@site/shared/contract/cases';
import { pickFive } from '@site/shared/page/pick-five';
import { featuredCase } from '../../content/home/sections';
import { mobileBlocks } from '../../mobile-blocks';

/** With what is drawn, and the drawing as a file. */
export type MarketPick = {
  id: number;
  title: string;
  text: string;
  category: string;
  scene: string;
  picture: PictureFile | undefined;
};
export type CaseRow = { id: number; industry: string; customer: string; title: string; metric: CaseMetric | null };
export type FeaturedCase = { id: number; quote: string; quoteBy: string; metrics: readonly CaseMetric[] };
export type LectureCard = {
  id: number;
  title: string;
  summary: string;
  cover: Cover | undefined;
  picture: PictureFile | undefined;
};
export type NewsRow = { id: number; title: string; category: string; published: string };

/** Only the fields that the page renders. */
export type HomeData = {
  picks: readonly MarketPick[] | null;
  featured: FeaturedCase | null;
  cases: readonly CaseRow[] | null;
  lectures: readonly LectureCard[] | null;
  news: readonly NewsRow[] | null;
};

/** Cases requested, to find this many of different industries among them. */
const caseSearch = 24;
const caseRows = 4;
const lectureType = 3;
const lectureCards = 5;
const newsRows = 4;

async function picks(): Promise<readonly MarketPick[] | null> {
  const list = await mobileBlocks.marketing();
  if (!list) return null;
  return pickFive(list).map(({ id, title, description, categoryName, banner, picture }) => ({
    id,
    title,
    text: description,
    category: categoryName,
    scene: banner.scene,
    picture,
  }));
}

async function featured(): Promise<FeaturedCase | null> {
  const study = await mobileBlocks.caseStudy(featuredCase);
  if (!study) return null;
  const { id, quote, quoteBy, metrics } = study;
  return { id, quote, quoteBy, metrics: metrics.slice(0, 3) };
}

/** The outcome is preferred over the reach, which every case has. */
function keyMetric(metrics: readonly CaseMetric[]): CaseMetric | null {
  return metrics.find(({ name }) => name.endsWith('率')) ?? metrics[0] ?? null;
}

/** One case an industry, in the order of recommendation, so that many visitors find someone like them. */
function oneOfEachIndustry(list: readonly CaseSummary[]): CaseSummary[] {
  const seen = new Set(['广电传媒']);
  return list.filter(({ industry }) => !seen.has(industry) && seen.add(industry));
}

async function cases(): Promise<readonly CaseRow[] | null> {
  const list = await mobileBlocks.cases(caseSearch);
  if (!list) return null;
  return oneOfEachIndustry(list)
    .slice(0, caseRows)
    .map(({ id, industry, customer, title, metrics }) => ({
      id,
      industry,
      customer,
      title,
      metric: keyMetric(metrics),
    }));
}

async function lectures(): Promise<readonly LectureCard[] | null> {
  const list = await mobileBlocks.lectures(lectureType, lectureCards);
  if (!list) return null;
  return list.map(({ id, title, summary, cover, picture }) => ({ id, title, summary, cover, picture }));
}

async function news(): Promise<readonly NewsRow[] | null> {
  const list = await mobileBlocks.newestTopics();
  if (!list) return null;
  return list.slice(0, newsRows).map(({ id, title, categoryName, published }) => ({
    id,
    title,
    category: categoryName,
    published,
  }));
}

/** An answer whose entries break the contract costs its block, not the page (docs/faults.md F11). */
const orNull = <T>(work: Promise<T | null>): Promise<T | null> => work.catch(() => null);

export async function loadHome(): Promise<HomeData> {
  const [pickList, featuredStudy, caseList, lectureList, newsList] = await Promise.all([
    orNull(picks()),
    orNull(featured()),
    orNull(cases()),
    orNull(lectures()),
    orNull(news()),
  ]);
  return { picks: pickList, featured: featuredStudy, cases: caseList, lectures: lectureList, news: newsList };
}
