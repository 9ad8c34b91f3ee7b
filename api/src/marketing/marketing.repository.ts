import { allMarketingCategory } from '@site/shared/contract/content-ids';
import type {
  MarketingBanner,
  MarketingDetail,
  MarketingGroup,
  MarketingItem,
  MarketingLists,
} from '@site/shared/contract/marketing';
import { findCasesByIds } from '../cases/cases.repository';
import type { Database } from '../database/database';
import { type EntryRow, findEntries, findEntry, listEntries } from '../entries/entries.repository';
import { notFound } from '../plugins/http-errors';

type MarketingData = Pick<MarketingDetail, 'link' | 'categoryName' | 'picture' | 'scenes' | 'products' | 'faqs'> & {
  banner: MarketingBanner;
  cases: number[];
  recommend: number[];
};

const recommended = 3;
const wholeList = 1_000;

function itemOf({ id, title, summary, groupId, data }: EntryRow<MarketingData>): MarketingItem {
  const { link, categoryName, banner, picture } = data;
  const common = { id, title, link, description: summary, categoryId: groupId, categoryName, banner };
  return picture ? { ...common, picture } : common;
}

/** All items, or those of one category; an unknown category is a 404. */
export async function findMarketingLists(db: Database, categoryId = allMarketingCategory): Promise<MarketingLists> {
  const whole = categoryId === allMarketingCategory;
  const groupIds = whole ? {} : { groupIds: [categoryId] };
  const rows = await listEntries<MarketingData>(db, { kind: 'marketing', ...groupIds }, 'id', { limit: wholeList });
  if (!whole && rows.length === 0) throw notFound(`没有编号为 ${categoryId} 的营销分类`);
  const list = rows.map(itemOf);
  return { list, groups: groupItems(list) };
}

function groupItems(list: readonly MarketingItem[]): MarketingGroup[] {
  const groups = new Map<number, MarketingGroup>();
  for (const { id, title, categoryId, categoryName } of list) {
    const group = groups.get(categoryId) ?? { categoryId, categoryName, contents: [] };
    group.contents.push({ id, title });
    groups.set(categoryId, group);
  }
  return [...groups.values()];
}

export async function findMarketingDetail(db: Database, id: number): Promise<MarketingDetail> {
  const entry = await findEntry<MarketingData>(db, 'marketing', id);
  if (!entry) throw notFound(`没有编号为 ${id} 的营销内容`);
  const { scenes, products, faqs } = entry.data;
  const [cases, recommend] = await Promise.all([
    findCasesByIds(db, entry.data.cases),
    findEntries<MarketingData>(db, 'marketing', entry.data.recommend),
  ]);
  const item = itemOf(entry);
  return { ...item, published: entry.published, scenes, products, cases, faqs, recommend: recommend.map(itemOf) };
}

/** Recommendations of an item; without an id the newest items. */
export async function findRecommended(db: Database, id: number | undefined): Promise<MarketingItem[]> {
  if (id) return (await findMarketingDetail(db, id)).recommend;
  const rows = await listEntries<MarketingData>(db, { kind: 'marketing' }, 'newest', { limit: recommended });
  return rows.map(itemOf);
}
