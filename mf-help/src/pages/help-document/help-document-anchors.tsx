import type { Heading } from '@site/shared/contract/common';
import { Disclosure } from '@site/shared/ui/disclosure';
import { articleWords } from '../../content/help-words';
import styles from './help-document-anchors.module.css';

/** Fewer headings than this need no list of their own. */
const worthAList = 2;

function Anchors({ headings }: { headings: readonly Heading[] }) {
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

/** The list of an article's headings beside it, on wide screens. */
export function AnchorRail({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < worthAList) return null;

  return (
    <nav className={styles.rail} aria-labelledby="anchors">
      <h2 className={styles.heading} id="anchors">
        {articleWords.anchors}
      </h2>
      <Anchors headings={headings} />
    </nav>
  );
}

/** The same above the article, closed at first, where there is no room beside it. */
export function AnchorList({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < worthAList) return null;

  return (
    <div className={styles.list}>
      <Disclosure summary={articleWords.anchors}>
        <nav aria-label={articleWords.anchors}>
          <Anchors headings={headings} />
        </nav>
      </Disclosure>
    </div>
  );
}
