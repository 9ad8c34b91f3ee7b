import type { SearchHit } from '@site/shared/contract/search';
import { Highlight } from '@site/shared/ui/highlight';
import { Link } from 'react-router-dom';
import styles from './search-hits.module.css';

type SearchHitsProps = { hits: readonly SearchHit[]; q: string; heading: 'h2' | 'h3' };

/** Results with the words marked in title and passage; the whole row is the link's target. */
export function SearchHits({ hits, q, heading: Heading }: SearchHitsProps) {
  return (
    <ul>
      {hits.map(({ kind, id, title, link, snippet, published }) => (
        <li key={`${kind}${id}`} className={styles.hit}>
          <Heading className={styles.title}>
            <Link className={styles.link} to={link}>
              <Highlight text={title} keyword={q} />
            </Link>
          </Heading>
          <p className={styles.snippet}>
            <Highlight text={snippet} keyword={q} />
          </p>
          {published && (
            <time className={styles.day} dateTime={published}>
              {published}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
