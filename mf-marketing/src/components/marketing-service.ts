import { readMarketingDetail } from '@site/shared/calls/marketing-detail';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listRecommendedMarketing } from '@site/shared/calls/marketing-recommend';
import type { MarketingDetail, MarketingItem, MarketingLists } from '@site/shared/contract/marketing';
import { fetchData, fetchListBlock } from '@site/shared/page/answers';
import { notFound } from '@site/shared/page/responses';
import type { PlanCard } from './marketing-cards';

/** All plans, flat and by category. */
export function loadMarketingLists(): Promise<MarketingLists> {
  return fetchData(readMarketingLists, {});
}

/** @throws {Response} 404 for an id that no plan has */
export function loadMarketingDetail(id: number): Promise<MarketingDetail> {
  return fetchData(readMarketingDetail, { id }, `Marketing content ${id}`);
}

/** Related plans; empty when the call fails. */
export async function loadMarketingRecommend(id: number): Promise<MarketingItem[]> {
  return await fetchListBlock(listRecommendedMarketing, { id });
}

/** Of a plan what its card shows. */
export function planCard({ id, title, link, description, banner, picture }: MarketingItem): PlanCard {
  return { id, title, link, description, banner: { scene: banner.scene }, ...(picture && { picture }) };
}

/** The first plan in full, for the previews of its blocks. */
export async function loadFirstPlan(): Promise<MarketingDetail> {
  const { list } = await loadMarketingLists();
  return loadMarketingDetail(list[0]?.id ?? notFound('The first marketing plan'));
}
