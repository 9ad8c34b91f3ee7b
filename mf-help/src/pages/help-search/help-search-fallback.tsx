import type { HelpSuggestion } from '@site/shared/contract/help';
import { MoreLink } from '@site/shared/ui/more-link';
import { Link } from 'react-router-dom';
import { HotWords } from '../../components/hot-words';
import { helpSearchCopy } from '../../content/help-search';
import { articleAddress, triageAddress } from '../../help-addresses';
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
    </div>
  );
}

/** Without results: tips, the nearest articles, popular keywords, and where to look when nobody has time to search. */
export function SearchFallback({ keyword, nearest, hotWords }: HelpSearchData) {
  return (
    <>
      {keyword ? <NoHit nearest={nearest} /> : <p className={styles.lead}>{helpSearchCopy.emptyLead}</p>}
      <div className={styles.hot}>
        <HotWords text={hotWords} />
        <MoreLink to={triageAddress}>{helpSearchCopy.urgent}</MoreLink>
      </div>
    </>
  );
}
