import { longestKeyword } from '@site/shared/contract/content-ids';
import { suggestPages } from '@site/shared/page/site-suggestions';
import { useSuggestionBox } from '@site/shared/ui/suggestion-box';
import { SuggestionList } from '@site/shared/ui/suggestion-list';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styles from './site-search.module.css';

/**
 * A plain form to the search page, with suggestions once scripts are loaded; used in the bar's panel and in the
 * slide-out menu.
 */
export function SiteSearch({ id }: { id: string }) {
  const navigate = useNavigate();
  const box = useSuggestionBox({ id: `${id}-suggestions`, ask: suggestPages, go });

  function go(address: string) {
    box.close();
    navigate(address);
  }

  return (
    <form className={styles.form} action="/search" method="get" role="search" aria-label="站内搜索">
      <label className={styles.label} htmlFor={id}>
        搜索产品、案例、帮助与资讯
      </label>
      <div className={styles.field}>
        <input
          {...box.fieldProps}
          className={styles.input}
          id={id}
          name="q"
          maxLength={longestKeyword}
          placeholder="如：白名单、年会、云导播"
        />
        <button className={styles.button} type="submit" aria-label="搜索">
          <Search size={20} aria-hidden="true" />
        </button>
        <SuggestionList box={box} />
      </div>
    </form>
  );
}
