import type { Paged } from '@site/shared/contract/common';
import type { Fact, HomeBanner, MediaReport } from '@site/shared/contract/site';
import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';
import { type PageRequest, offsetOf } from '../plugins/http-errors';
import { findMarketingLists } from '../marketing/marketing.repository';

const homeBanners = 5;

/** One banner per marketing category, that of its first item. */
export async function findHomeBanners(db: Database): Promise<HomeBanner[]> {
  const { list, groups } = await findMarketingLists(db, undefined);
  const firsts = groups.flatMap(({ contents }) => list.find(({ id }) => id === contents[0]?.id) ?? []);
  return firsts
    .slice(0, homeBanners)
    .map(({ id, link, banner, picture }) => ({ id, link, ...banner, ...(picture && { picture }) }));
}

/** What every fact says now, by its name. */
export async function readFactTexts(db: Database): Promise<ReadonlyMap<string, string>> {
  const [row] = await db.query<{ items: Fact[] }>(`select items from catalog where name = 'fact'`);
  return new Map(row?.items.map(({ name, text }) => [name, text]));
}

/** The facts of these names, in the order of their files; a name without one is left out, one that ends with a dot is a beginning. */
export async function findFacts(db: Database, names: readonly string[]): Promise<Fact[]> {
  const facts = await readFactTexts(db);
  const beginnings = names.filter((name) => name.endsWith('.'));
  const isAsked = (name: string) => names.includes(name) || beginnings.some((beginning) => name.startsWith(beginning));
  return [...facts].filter(([name]) => isAsked(name)).map(([name, text]) => ({ name, text }));
}

export async function findMediaPage(db: Database, page: PageRequest): Promise<Paged<MediaReport>> {
  const all = (await readCatalog(db, 'media')).toSorted((a, b) => b.published.localeCompare(a.published));
  const offset = offsetOf(all.length, page);
  return { list: all.slice(offset, offset + page.pageSize), total: all.length, ...page };
}
