import { Search } from 'lucide-react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { longestKeyword } from '../contract/content-ids';
import type { EventCode } from '../contract/tracking';
import styles from './search-box.module.css';

type SearchBoxProps = {
  /** Where the plain form leads, with the words in the parameter `name`. */
  action: string;
  name: string;
  label: string;
  placeholder: string;
  button: string;
  /** The current keyword. */
  keyword: string;
  /** What else the plain form says, so that a search keeps the filters that are set. */
  kept?: readonly (readonly [string, string])[];
  /** Code of the event that a search is (docs/contracts/tracking.md). */
  track?: EventCode;
  /** Called with the keyword after hydration. */
  onSearch: (text: string) => void;
  /** What makes the field more than a field, as `useSuggestionBox` gives it; its list comes as child. */
  fieldProps?: ComponentProps<'input'>;
  children?: ReactNode;
};

/** The big search box of a page: a plain form, which answers without a whole new page once scripts are in. */
export function SearchBox({
  action,
  name,
  label,
  placeholder,
  button,
  keyword,
  kept = [],
  track,
  onSearch,
  fieldProps,
  children,
}: SearchBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? ''));
  }

  return (
    <form className={styles.form} action={action} role="search" aria-label={label} data-track={track} onSubmit={submit}>
      {kept.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Search className={styles.glass} size={22} aria-hidden="true" />
      <input
        key={keyword}
        type="search"
        enterKeyHint="search"
        {...fieldProps}
        className={styles.field}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={keyword}
        maxLength={longestKeyword}
        autoComplete="off"
      />
      <button className={styles.send} type="submit">
        {button}
      </button>
      {children}
    </form>
  );
}
