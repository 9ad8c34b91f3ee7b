import type { HotWord } from '@site/shared/contract/help';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { searchWords } from '../content/help-words';
import { searchAddress } from '../help-addresses';
import styles from './hot-words.module.css';

type HotWordsProps = {
  words: readonly HotWord[] | null;
  /** The label stands above the words instead of beside them. */
  stacked?: boolean;
};

/** What many people look for, each a search of its own; nothing where the service has none. */
export function HotWords({ words, stacked = false }: HotWordsProps) {
  if (!words?.length) return null;

  return (
    <div className={stacked ? styles.stacked : styles.hot}>
      <p className={styles.label}>{searchWords.hot}</p>
      <TagRow label={searchWords.hot}>
        {words.map(({ id, keyword }) => (
          <Tag key={id} to={searchAddress(keyword)}>
            {keyword}
          </Tag>
        ))}
      </TagRow>
    </div>
  );
}
