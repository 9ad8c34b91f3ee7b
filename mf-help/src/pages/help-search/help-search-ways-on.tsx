import type { HotWord } from '@site/shared/contract/help';
import { EmptyState } from '@site/shared/ui/empty-state';
import { HotWords } from '../../components/hot-words';
import { searchWords } from '../../content/help-words';
import styles from './help-search-ways-on.module.css';

function NoHit() {
  return (
    <EmptyState words={searchWords.noResult}>
      <ul className={styles.tips}>
        {searchWords.noResultTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** Where there is no hit: why, and what others look for. */
export function WaysOn({ keyword, hotWords }: { keyword: string; hotWords: readonly HotWord[] | null }) {
  return (
    <>
      {keyword ? <NoHit /> : <p className={styles.lead}>{searchWords.emptyLead}</p>}
      <div className={styles.hot}>
        <HotWords words={hotWords} />
      </div>
    </>
  );
}
