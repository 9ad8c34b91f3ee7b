import type { HotWord } from '@site/shared/contract/help';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { searchFormCopy } from '../content/search-form';
import { searchAddress } from '../help-addresses';
import styles from './hot-words.module.css';

type HotWordsProps = {
  text: readonly HotWord[] | null;
  /** The label is above the keywords instead of beside them. */
  stacked?: boolean;
};

/** Popular keywords, each a link to its search; renders nothing where the service has none. */
export function HotWords({ text, stacked = false }: HotWordsProps) {
  if (!text?.length) return null;

  return (
    <div className={stacked ? styles.stacked : styles.hot}>
      <p className={styles.label}>{searchFormCopy.hot}</p>
      <TagRow label={searchFormCopy.hot}>
        {text.map(({ id, keyword }) => (
          <Tag key={id} to={searchAddress(keyword)}>
            {keyword}
          </Tag>
        ))}
      </TagRow>
    </div>
  );
}
