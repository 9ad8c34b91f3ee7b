import type { HelpBranch } from '@site/shared/contract/help';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { treeCopy } from '../content/help-section';
import { helpService } from '../help-service';
import styles from './help-columns.module.css';
import { HelpTree } from './help-tree';
import { PageColumn } from './page-column';
import type { TreePlace } from './tree-place';
import { TreeFailed } from './tree-failed';
import { TreeFoot } from './tree-foot';

type HelpColumnsProps = {
  /** `null` when the call failed: the page still renders, with a message in place of the tree. */
  tree: HelpBranch[] | null;
  place: TreePlace;
  rail: ReactNode;
  /** The page is so short that a phone shows the rail at once. */
  short?: boolean;
  children: ReactNode;
};

/** A new page begins with the tree collapsed, so that the visitor need not scroll past it; it is not made anew for that. */
function useCollapsedOn(page: string) {
  const fold = useRef<HTMLDetailsElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current !== page) fold.current?.removeAttribute('open');
    shown.current = page;
  }, [page]);
  return fold;
}

/**
 * The tree, the page and a rail side by side. Below 1024 px the tree is folded above the page, below 1280 px the rail is under it. The
 * fold is a disclosure before the tree, not around it: one that is closed would hide the tree in wide windows too.
 */
export function HelpColumns({ tree, place, rail, short = false, children }: HelpColumnsProps) {
  useEffect(() => {
    if (tree) helpService.keepTree(tree);
  }, [tree]);
  const fold = useCollapsedOn(`${place.classId}-${place.articleId}`);

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <details ref={fold} className={styles.fold} suppressHydrationWarning>
          <summary className={styles.heading}>
            {treeCopy.heading}
            <ChevronDown className={styles.sign} size={20} aria-hidden="true" />
          </summary>
        </details>
        <nav className={styles.tree} aria-label={treeCopy.heading}>
          {tree ? <HelpTree categories={tree} place={place} /> : <TreeFailed />}
          <TreeFoot />
        </nav>
      </div>
      <div className={styles.page}>
        <PageColumn>{children}</PageColumn>
      </div>
      {!short && <FirstScreenEnd />}
      <aside className={styles.rail}>{rail}</aside>
      {short && <FirstScreenEnd />}
    </div>
  );
}
