import type { MarketingDetail, MarketingLists } from '@site/shared/contract/marketing';
import { readId } from '@site/shared/page/page-number';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type CaseCard, caseCard } from '../../components/case-card';
import type { PlanCard } from '../../components/marketing-cards';
import {
  loadMarketingDetail,
  loadMarketingLists,
  loadMarketingRecommend,
  planCard,
} from '../../components/marketing-service';

export type MarketingCategory = { id: number; name: string; items: PlanCard[] };
export type PlanList = { kind: 'list'; categories: MarketingCategory[] };
/** Only what the page shows, since loader data is embedded in the HTML. */
export type PlanDetail = Omit<MarketingDetail, 'cases' | 'recommend'> & { cases: CaseCard[] };
export type Plan = { kind: 'plan'; detail: PlanDetail; recommend: PlanCard[] };
export type MarketingData = PlanList | Plan;

/** The groups of the service with the items of its flat list; a group without items is omitted. */
function categoriesOf({ list, groups }: MarketingLists): MarketingCategory[] {
  return groups
    .map(({ categoryId, categoryName }) => ({
      id: categoryId,
      name: categoryName,
      items: list.filter((item) => item.categoryId === categoryId).map(planCard),
    }))
    .filter(({ items }) => items.length > 0);
}

async function loadList(): Promise<PlanList> {
  return { kind: 'list', categories: categoriesOf(await loadMarketingLists()) };
}

async function loadPlan(id: number): Promise<Plan> {
  const [{ cases, recommend, ...rest }, related] = await Promise.all([
    loadMarketingDetail(id),
    loadMarketingRecommend(id),
  ]);
  const next = related.length > 0 ? related : recommend;
  const detail = { ...rest, cases: cases.map(caseCard) };
  return { kind: 'plan', detail, recommend: next.map(planCard) };
}

/** All plans by category, or with an id one of them. */
export async function loadMarketing({ params }: LoaderFunctionArgs): Promise<MarketingData> {
  const id = readId(params.id, 'Marketing content');
  return id === undefined ? loadList() : loadPlan(id);
}
