import type { HelpSuggestion } from '@site/shared/contract/help';
import { AskPeople } from '@site/shared/ui/ask-people';
import { Link } from 'react-router-dom';
import { HotWords } from '../../components/hot-words';
import { helpSearchCopy } from '../../content/help-search';
import { articleAddress } from '../../help-addresses';
import type { HelpSearchData } from './help-search.loader';
import styles from './help-search-fallback.module.css';

function Nearest({ nearest }: { nearest: readonly HelpSuggestion[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{helpSearchCopy.nearest}</h2>
      <ul>
        {nearest.map(({ label, value }) => (
          <li key={value}>
            <Link className={styles.link} to={articleAddress(value)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoHit({ nearest }: Pick<HelpSearchData, 'nearest'>) {
  return (
    <div className={styles.none}>
      <p>{helpSearchCopy.noResult}</p>
      <ul className={styles.tips}>
        {helpSearchCopy.noResultTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {nearest.length > 0 && <Nearest nearest={nearest} />}
      <AskPeople {...helpSearchCopy.people} />
    </div>
  );
}

/** Without results: tips, the nearest articles, people to ask, and popular keywords. */
export function SearchFallback({ keyword, nearest, hotWords }: HelpSearchData) {
  return (
    <>
      {keyword ? <NoHit nearest={nearest} /> : <p className={styles.lead}>{helpSearchCopy.emptyLead}</p>}
      <div className={keyword ? styles.hot : styles.start}>
        <HotWords text={hotWords} />
      </div>
    </>
  );
}
