import { Search } from 'lucide-react';
import styles from './help-search-form.module.css';

/** The id of the list that suggestions come into. */
export const suggestionsId = 'help-suggestions';

/** Search of the help centre: a plain form that the shell redirects to the search route. */
export function HelpSearchForm() {
  return (
    <form className={styles.form} action="/help/helpSearch" method="get" role="search" aria-label="搜索帮助中心">
      <Search className={styles.sign} size={20} aria-hidden="true" />
      <input
        className={styles.input}
        name="keyword"
        type="search"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="搜索问题或功能，如“防录屏”"
        aria-label="搜索问题或功能"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={suggestionsId}
      />
      <button className={styles.button} type="submit">
        搜索
      </button>
      <ul className={styles.suggestions} id={suggestionsId} role="listbox" aria-label="搜索建议" hidden />
    </form>
  );
}
