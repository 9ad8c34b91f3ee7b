import type { SearchSuggestion } from '@site/shared/contract/search';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { Link } from 'react-router-dom';
import { siteSearchCopy, startCopy } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import styles from './search-suggestions.module.css';

function NoHit({ similar }: { similar: readonly SearchSuggestion[] }) {
  return (
    <EmptyState text={siteSearchCopy.noHit}>
      <ul className={styles.tips}>
        {siteSearchCopy.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <h2 className={styles.heading}>{siteSearchCopy.similar}</h2>
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

/** Without a query or results: similar titles, suggested keywords, the help centre. */
export function SearchSuggestions({ q, similar }: { q: string; similar: readonly SearchSuggestion[] }) {
  const { starts, help } = siteSearchCopy;

  return (
    <div className={styles.ways}>
      {q && <NoHit similar={similar} />}
      <section className={styles.starts}>
        <h2 className={styles.heading}>{starts}</h2>
        <TagRow label={starts}>
          {startCopy.map((word) => (
            <Tag key={word} to={searchAddress(word)}>
              {word}
            </Tag>
          ))}
        </TagRow>
        <p className={styles.help}>
          {help.text}
          <MoreLink to={help.to}>{help.link}</MoreLink>
        </p>
      </section>
    </div>
  );
}
