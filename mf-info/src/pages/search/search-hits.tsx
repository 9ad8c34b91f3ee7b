import type { SearchHit } from '@site/shared/contract/search';
import { Highlight } from '@site/shared/ui/highlight';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import styles from './search-hits.module.css';

type SearchHitsProps = { hits: readonly SearchHit[]; marks: readonly string[]; heading: 'h2' | 'h3' };

/** Results with the words that found them highlighted in title and passage; the whole row is the link's target. */
export function SearchHits({ hits, marks, heading }: SearchHitsProps) {
  return (
    <ul>
      {hits.map(({ kind, id, title, link, heading: part, snippet, published }) => (
        <LinkBox key={`${kind}${id}`} look="row" className={styles.hit}>
          <LinkTitle as={heading} className={styles.title} to={link}>
            <Highlight text={part ? `${title} › ${part}` : title} keyword={marks.join(' ')} />
          </LinkTitle>
          <p className={styles.snippet}>
            <Highlight text={snippet} keyword={marks.join(' ')} />
          </p>
          {published && (
            <time className={styles.day} dateTime={published}>
              {published}
            </time>
          )}
        </LinkBox>
      ))}
    </ul>
  );
}
