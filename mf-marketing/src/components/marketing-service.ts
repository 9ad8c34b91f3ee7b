import type {
  MarketingDetail,
  MarketingDetailResponse,
  MarketingItem,
  MarketingListResponse,
  MarketingLists,
  MarketingRecommendResponse,
} from '@site/shared/contract/marketing';
import { http } from '@site/shared/http';
import { dataOf, listIn, orNotFound } from '@site/shared/page/answers';
import { notFound } from '@site/shared/page/responses';
import { listOf } from './list-answer';

/** Milliseconds that the specification gives the detail (spec §7). */
export const detailTimeout = 20_000;

const listPath = '/open/v1/marketing/list';
const detailPath = '/open/v1/marketing/detail';

/** All plans, flat and by category. */
export async function loadMarketingLists(): Promise<MarketingLists> {
  return listIn(await http.get<MarketingListResponse>('cms', listPath), listPath);
}

/** @throws {Response} 404 for an id that no plan has */
export async function loadMarketingDetail(id: number): Promise<MarketingDetail> {
  const call = http.get<MarketingDetailResponse>('cms', detailPath, { params: { id }, timeout: detailTimeout });
  return dataOf(await orNotFound(call, `Marketing content ${id}`), detailPath);
}

/** What to read next; empty where the call fails. */
export async function loadMarketingRecommend(id: number): Promise<MarketingItem[]> {
  return listOf(
    await http.block<MarketingRecommendResponse>('cms', '/open/v1/marketing/recommend', { params: { id } }),
  );
}

/** The first plan whole, for the previews of its blocks. */
export async function loadFirstPlan(): Promise<MarketingDetail> {
  const { list } = await loadMarketingLists();
  return loadMarketingDetail(list[0]?.id ?? notFound('The first marketing plan'));
}
