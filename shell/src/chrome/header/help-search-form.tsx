import { longestKeyword } from '@site/shared/contract/content-ids';
import { helpSearchAddress, searchAddress } from '@site/shared/page/help-search-address';
import { useSuggestionBox } from '@site/shared/ui/suggestion-box';
import { SuggestionList } from '@site/shared/ui/suggestion-list';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './help-search-form.module.css?names';
import { suggestArticles } from './help-suggest';

/**
 * Search of the help centre: without script a plain form that the shell redirects to the search route, with it a combobox
 * whose suggestions lead to articles.
 */
export function HelpSearchForm() {
  const navigate = useNavigate();
  const box = useSuggestionBox({ id: '_help-suggestions', ask: suggestArticles, go });

  function go(address: string) {
    box.close();
    navigate(address);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    go(searchAddress(box.fieldProps.ref.current?.value ?? ''));
  }

  return (
    <form
      className={styles.form}
      action={helpSearchAddress}
      method="get"
      role="search"
      aria-label="搜索帮助中心"
      data-track="help_search"
      onSubmit={submit}
    >
      <Search className={styles.sign} size={20} aria-hidden="true" />
      <input
        {...box.fieldProps}
        className={styles.input}
        name="keyword"
        maxLength={longestKeyword}
        placeholder="搜索问题或功能，如“防录屏”"
        aria-label="搜索问题或功能"
      />
      <button className={styles.button} type="submit">
        搜索
      </button>
      <SuggestionList box={box} />
    </form>
  );
}
