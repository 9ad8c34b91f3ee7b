import type { HotWord } from '@site/shared/contract/help';
import { EmptyState } from '@site/shared/ui/empty-state';
import { HotWords } from '../../components/hot-words';
import { helpSearchCopy } from '../../content/help-search';
import styles from './help-search-fallback.module.css';

function NoHit() {
  return (
    <EmptyState text={helpSearchCopy.noResult}>
      <ul className={styles.tips}>
        {helpSearchCopy.noResultTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** Without results: tips and popular keywords. */
export function SearchFallback({ keyword, hotWords }: { keyword: string; hotWords: readonly HotWord[] | null }) {
  return (
    <>
      {keyword ? <NoHit /> : <p className={styles.lead}>{helpSearchCopy.emptyLead}</p>}
      <div className={styles.hot}>
        <HotWords text={hotWords} />
      </div>
    </>
  );
}
