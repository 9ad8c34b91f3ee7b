import type { ContentLink } from '@site/shared/contract/common';
import type { HelpCategory } from '@site/shared/contract/help';

/** Where in the tree a page stands. */
export type TreePlace = {
  /** First-level node that the address asks to open (content.md §6 no. 37). */
  firstId?: number | undefined;
  /** Classification of the page, a leaf or a first-level one. */
  classId?: number | undefined;
  articleId?: number | undefined;
  /** Articles to list below the leaf of the page. */
  articles?: readonly ContentLink[] | undefined;
};

/** The first-level node that is open: the one asked for, else the one that holds the page's classification. */
export function openCategory(tree: readonly HelpCategory[], { firstId, classId }: TreePlace): HelpCategory | undefined {
  const holds = ({ id, secList }: HelpCategory) => id === classId || secList.some((leaf) => leaf.id === classId);
  return tree.find(({ id }) => id === firstId) ?? tree.find(holds);
}
