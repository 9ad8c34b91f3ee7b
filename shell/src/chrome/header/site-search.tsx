import { longestKeyword } from '@site/shared/contract/content-ids';
import { ServedSuggestions, servedField } from '@site/shared/ui/served-suggestions';
import { Search } from 'lucide-react';
import { FreshForm } from '@site/shared/ui/fresh-form';
import styles from './site-search.module.css';

/**
 * A plain form to the search page; its suggestions come from the island `search`, before the application and after. Used
 * in the bar's panel and in the slide-out menu.
 */
export function SiteSearch({ id }: { id: string }) {
  const list = `${id}-suggestions`;

  return (
    <form action="/search" method="get" role="search" aria-label="站内搜索">
      <label className={styles.label} htmlFor={id}>
        搜索产品、案例、帮助与资讯
      </label>
      <FreshForm className={styles.field} data-island="search">
        <input
          className={styles.input}
          id={id}
          {...servedField(list)}
          name="q"
          maxLength={longestKeyword}
          placeholder="如：白名单、怎么抽奖"
        />
        <button className={styles.button} type="submit" aria-label="搜索">
          <Search size={20} aria-hidden="true" />
        </button>
        <ServedSuggestions id={list} label={styles.label} />
      </FreshForm>
    </form>
  );
}
