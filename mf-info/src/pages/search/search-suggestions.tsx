import type { SearchSuggestion } from '@site/shared/contract/search';
import { AskPeople } from './ask-people';
import { MoreLink } from '@site/shared/ui/more-link';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { Link } from 'react-router-dom';
import { siteSearchCopy, startCopy } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import { SearchSections } from './search-sections';
import styles from './search-suggestions.module.css';

function Similar({ similar }: { similar: readonly SearchSuggestion[] }) {
  return (
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
  );
}

function NoHit({ similar }: { similar: readonly SearchSuggestion[] }) {
  const { noHit, noneNear, tips, people, duty } = siteSearchCopy;
  return (
    <div className={styles.none}>
      <p>{similar.length > 0 ? noHit : noneNear}</p>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {similar.length > 0 && <Similar similar={similar} />}
      <AskPeople {...people} />
      <MoreLink to="/help/helpCenter#support">{duty}</MoreLink>
    </div>
  );
}

/** Without a query or results: the nearest titles, people to ask, suggested keywords, the sections. */
export function SearchSuggestions({ q, similar }: { q: string; similar: readonly SearchSuggestion[] }) {
  const { starts } = siteSearchCopy;

  return (
    <div>
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
      </section>
      <SearchSections />
    </div>
  );
}
