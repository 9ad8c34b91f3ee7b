import { longestKeyword } from '@site/shared/contract/content-ids';
import { helpSearchAddress, searchAddress } from '@site/shared/page/help-search-address';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './help-search-form.module.css';
import { articleAddress, HelpSuggestions, suggestionId, suggestionsId } from './help-suggestions';
import { useSuggestionBox } from './use-suggestion-box';

/**
 * Search of the help centre: without script a plain form that the shell redirects to the search route, with it a combobox
 * whose suggestions lead to articles. The field is uncontrolled, so that what was typed before scripts came stays.
 */
export function HelpSearchForm() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const box = useSuggestionBox(field, (article) => go(articleAddress(article)));

  function go(address: string) {
    box.close();
    navigate(address);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    go(searchAddress(field.current?.value ?? ''));
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
        ref={field}
        className={styles.input}
        name="keyword"
        type="search"
        maxLength={longestKeyword}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="搜索问题或功能，如“防录屏”"
        aria-label="搜索问题或功能"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={suggestionsId}
        aria-activedescendant={box.open && box.active !== undefined ? suggestionId(box.active) : undefined}
        onFocus={box.read}
        onInput={box.read}
        onBlur={box.leave}
        onKeyDown={box.onKeyDown}
      />
      <button className={styles.button} type="submit">
        搜索
      </button>
      <HelpSuggestions box={box} />
    </form>
  );
}
