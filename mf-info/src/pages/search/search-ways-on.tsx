import type { SearchSuggestion } from '@site/shared/contract/search';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { Link } from 'react-router-dom';
import { siteSearchWords, startWords } from '../../content/search-words';
import { searchAddress } from '../../info-addresses';
import styles from './search-ways-on.module.css';

function NoHit({ similar }: { similar: readonly SearchSuggestion[] }) {
  return (
    <EmptyState words={siteSearchWords.noHit}>
      <ul className={styles.tips}>
        {siteSearchWords.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <h2 className={styles.heading}>{siteSearchWords.similar}</h2>
          <ul>
            {similar.map(({ label, link }) => (
              <li key={link}>
                <Link className={styles.link} to={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EmptyState>
  );
}

/** Where nothing was asked or found: what it may have been, words to start from, the help centre. */
export function SearchWaysOn({ q, similar }: { q: string; similar: readonly SearchSuggestion[] }) {
  const { starts, help } = siteSearchWords;

  return (
    <div className={styles.ways}>
      {q && <NoHit similar={similar} />}
      <section className={styles.starts}>
        <h2 className={styles.heading}>{starts}</h2>
        <TagRow label={starts}>
          {startWords.map((word) => (
            <Tag key={word} to={searchAddress(word)}>
              {word}
            </Tag>
          ))}
        </TagRow>
        <p className={styles.help}>
          {help.words}
          <MoreLink to={help.to}>{help.link}</MoreLink>
        </p>
      </section>
    </div>
  );
}
