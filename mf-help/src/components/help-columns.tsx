import type { HelpBranch } from '@site/shared/contract/help';
import { Disclosure } from '@site/shared/ui/disclosure';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
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
  children: ReactNode;
};

/** A new page begins with the tree collapsed, so that the visitor need not scroll past it; it is not made anew for that. */
function useCollapsedOn(page: string) {
  const narrowTree = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current !== page) narrowTree.current?.querySelector('details')?.removeAttribute('open');
    shown.current = page;
  }, [page]);
  return narrowTree;
}

/**
 * The tree, the page and a rail side by side. Below 1024 px the tree is a disclosure above the page, below 1280 px the
 * rail is under it. Both trees are in the HTML, since only a real disclosure exposes its state to assistive technology.
 */
export function HelpColumns({ tree, place, rail, children }: HelpColumnsProps) {
  useEffect(() => {
    if (tree) helpService.keepTree(tree);
  }, [tree]);
  const narrowTree = useCollapsedOn(`${place.classId}-${place.articleId}`);
  const branches = tree ? <HelpTree categories={tree} place={place} /> : <TreeFailed />;

  return (
    <div className={styles.columns}>
      <div ref={narrowTree} className={styles.narrowTree}>
        <Disclosure summary={treeCopy.heading}>
          <nav aria-label={treeCopy.heading}>{branches}</nav>
        </Disclosure>
      </div>
      <div className={styles.side}>
        <nav className={styles.wideTree} aria-label={treeCopy.heading}>
          {branches}
          <TreeFoot />
        </nav>
      </div>
      <div className={styles.page}>
        <PageColumn>{children}</PageColumn>
      </div>
      <FirstScreenEnd />
      <aside className={styles.rail}>{rail}</aside>
    </div>
  );
}
