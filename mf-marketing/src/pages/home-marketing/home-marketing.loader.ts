import type { MarketingDetail, MarketingItem, MarketingLists } from '@site/shared/contract/marketing';
import { readId } from '@site/shared/page/page-number';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadMarketingDetail, loadMarketingLists, loadMarketingRecommend } from '../../components/marketing-service';

export type MarketingCategory = { id: number; name: string; items: MarketingItem[] };
export type PlanList = { kind: 'list'; categories: MarketingCategory[] };
export type Plan = { kind: 'plan'; detail: MarketingDetail; recommend: MarketingItem[] };
export type MarketingData = PlanList | Plan;

/** The groups of the service with the full items of its flat list; a group without items is omitted. */
function categoriesOf({ list, groups }: MarketingLists): MarketingCategory[] {
  return groups
    .map(({ categoryId, categoryName }) => ({
      id: categoryId,
      name: categoryName,
      items: list.filter((item) => item.categoryId === categoryId),
    }))
    .filter(({ items }) => items.length > 0);
}

/** All plans by category, or with an id one of them. */
export async function loadMarketing({ params }: LoaderFunctionArgs): Promise<MarketingData> {
  const id = readId(params.id, 'Marketing content');
  if (id === undefined) return { kind: 'list', categories: categoriesOf(await loadMarketingLists()) };
  const [detail, recommend] = await Promise.all([loadMarketingDetail(id), loadMarketingRecommend(id)]);
  return { kind: 'plan', detail, recommend: recommend.length > 0 ? recommend : detail.recommend };
}
