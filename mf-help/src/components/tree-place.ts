import type { ContentLink } from '@site/shared/contract/common';
import type { HelpBranch } from '@site/shared/contract/help';

/** Position of a page in the tree. */
export type TreePlace = {
  /** First-level node to open according to the URL. */
  firstId?: number | undefined;
  /** Classification of the page, a leaf or a first-level one. */
  classId?: number | undefined;
  articleId?: number | undefined;
  /** Articles to list below the leaf of the page. */
  articles?: readonly ContentLink[] | undefined;
};

/** Whether the page's classification is this one or one below it. */
export function holdsPage({ id, secList }: HelpBranch, { classId }: TreePlace): boolean {
  return id === classId || secList.some((leaf) => leaf.id === classId);
}

/** The first-level node that is open: the requested one, else the one that contains the page's classification. */
export function openCategory(tree: readonly HelpBranch[], place: TreePlace): HelpBranch | undefined {
  return tree.find(({ id }) => id === place.firstId) ?? tree.find((category) => holdsPage(category, place));
}
