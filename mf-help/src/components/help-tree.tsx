import type { HelpBranch } from '@site/shared/contract/help';
import { cachedFragment } from '@site/shared/ui/cached-fragment';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { articleAddress, classAddress } from '../help-addresses';
import { CategoryIcon } from './category-icon';
import styles from './help-tree.module.css';
import { holdsPage, openCategory, type TreePlace } from './tree-place';

function Articles({ place }: { place: TreePlace }) {
  if (!place.articles?.length) return null;

  return (
    <ul>
      {place.articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            className={styles.article}
            to={articleAddress(id)}
            aria-current={id === place.articleId ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `place`: the position of the page, if it is here. */
const Leaf = memo(function Leaf({
  leaf,
  place,
}: {
  leaf: HelpBranch['secList'][number];
  place: TreePlace | undefined;
}) {
  const isPage = place !== undefined && place.articleId === undefined;

  return (
    <li>
      <Link
        className={place ? `${styles.leaf} ${styles.within}` : styles.leaf}
        to={classAddress(leaf.id)}
        aria-current={isPage ? 'page' : undefined}
      >
        {leaf.name}
      </Link>
      {place && <Articles place={place} />}
    </li>
  );
});

type BranchProps = {
  category: HelpBranch;
  /** The position of the page, if it is in this branch. */
  place: TreePlace | undefined;
  open: boolean;
};

function BranchDetails({ category, place, open }: BranchProps) {
  return (
    <details className={styles.branch} open={open} suppressHydrationWarning>
      <summary className={styles.summary}>
        <CategoryIcon id={category.id} />
        {category.name}
        <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <ul className={styles.leaves}>
        {category.secList.map((leaf) => (
          <Leaf key={leaf.id} leaf={leaf} place={place?.classId === leaf.id ? place : undefined} />
        ))}
      </ul>
    </details>
  );
}

/** A page changes the two branches that it and the one before are in; there are some fifty links. */
const Branch = memo(cachedFragment('li', BranchDetails));

/** First-level classifications with icons and their leaves; the node of the page is open. */
export function HelpTree({ categories, place }: { categories: readonly HelpBranch[]; place: TreePlace }) {
  const open = openCategory(categories, place)?.id;

  return (
    <ul className={styles.tree}>
      {categories.map((category) => (
        <Branch
          key={category.id}
          category={category}
          place={holdsPage(category, place) ? place : undefined}
          open={category.id === open}
        />
      ))}
    </ul>
  );
}
