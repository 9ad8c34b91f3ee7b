import type { PictureFile } from '@site/shared/contract/clip';
import type { MarketingDetail, MarketingItem, MarketingLists } from '@site/shared/contract/marketing';

export type MarketEntry = Pick<MarketingItem, 'id' | 'title' | 'description'> & {
  scene: string;
  picture: PictureFile | undefined;
};
export type MarketGroup = { id: number; name: string; entries: readonly MarketEntry[] };

/** Either one content or, by category, all of them. */
export type MarketData =
  | { item: MarketingDetail; groups: readonly MarketGroup[] }
  | { item: null; groups: readonly MarketGroup[] };

/** The categories in the service's order, each with what the list shows of its contents; an empty one is omitted. */
export function groupsOf({ list, groups }: MarketingLists): readonly MarketGroup[] {
  return groups
    .map(({ categoryId, categoryName }) => ({
      id: categoryId,
      name: categoryName,
      entries: list
        .filter((item) => item.categoryId === categoryId)
        .map(({ id, title, description, banner, picture }) => ({
          id,
          title,
          description,
          scene: banner.scene,
          picture,
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
