import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchWords } from '../content/help-words';
import { helpSearchAddress, searchAddress } from '../help-addresses';
import styles from './search-form.module.css';

/** Keywords that the service takes, in characters. */
export const longestKeyword = 100;

/**
 * The big search box of a page. Without script the browser asks for `/help/helpSearch?keyword=…`; the shell leads on to
 * the address that holds the keyword in its path.
 */
export function SearchForm({ keyword = '' }: { keyword?: string }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(searchAddress(String(new FormData(event.currentTarget).get('keyword') ?? '')));
  }

  return (
    <form className={styles.form} action={helpSearchAddress} role="search" onSubmit={submit}>
      <Search className={styles.glass} size={22} aria-hidden="true" />
      <input
        key={keyword}
        className={styles.field}
        type="search"
        name="keyword"
        aria-label={searchWords.label}
        placeholder={searchWords.placeholder}
        defaultValue={keyword}
        maxLength={longestKeyword}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.send} type="submit">
        {searchWords.button}
      </button>
    </form>
  );
}
