import type { Heading } from '../contract/common';
import styles from './article-anchors.module.css';
import { Disclosure } from './disclosure';

/** Fewer headings than this need no list of their own. */
const worthAList = 2;
const listName = '本文内容';

type AnchorsProps = { headings: readonly Heading[]; className?: string | undefined };

function Anchors({ headings }: AnchorsProps) {
  return (
    <ul className={styles.anchors}>
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a className={level > 2 ? `${styles.anchor} ${styles.deep}` : styles.anchor} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The list of an article's headings, to stand beside it. The page's style sheet says from which width on. */
export function AnchorRail({ headings, className }: AnchorsProps) {
  if (headings.length < worthAList) return null;

  return (
    <nav className={className ? `${styles.rail} ${className}` : styles.rail} aria-labelledby="_anchors">
      <h2 className={styles.heading} id="_anchors">
        {listName}
      </h2>
      <Anchors headings={headings} />
    </nav>
  );
}

/** The same, closed at first, above the article where there is no room beside it. */
export function AnchorList({ headings, className }: AnchorsProps) {
  if (headings.length < worthAList) return null;

  return (
    <div className={className ? `${styles.list} ${className}` : styles.list}>
      <Disclosure summary={listName}>
        <nav aria-label={listName}>
          <Anchors headings={headings} />
        </nav>
      </Disclosure>
    </div>
  );
}
