import type { ComponentProps } from 'react';
import styles from './suggestion-list.module.css?names';
import hidden from './visually-hidden.module.css';

type ServedSuggestionsProps = {
  id: string;
  /** Searches that are offered in an empty field; those of the site, which the island knows, if nothing is said. */
  hot?: readonly string[];
  /** Class of the names of groups. */
  label: string | undefined;
  /** What is searched; the site if nothing is said. */
  scope?: 'help';
};

/** What makes a field the combobox of such a list; it stands within `data-island="search"`. */
export function servedField(list: string): ComponentProps<'input'> {
  return {
    // HTML allows a combobox on `type=text` alone.
    ...{ type: 'text', inputMode: 'search', enterKeyHint: 'search', autoComplete: 'off' },
    ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, 'aria-controls': list },
    // The island may have opened the list before hydration.
    suppressHydrationWarning: true,
  };
}

/** Always the same object: React leaves markup alone whose `dangerouslySetInnerHTML` has not changed. */
const asServed = { __html: '' };

/**
 * The list of a field that the island `search` keeps, before hydration and after; React writes nothing into it. It is empty until
 * that file ran: whoever shows it brings its styles, the shell with that file.
 */
export function ServedSuggestions({ id, hot, label, scope }: ServedSuggestionsProps) {
  const classes = { 'data-option': styles.option, 'data-active': styles.active, 'data-label': label };
  return (
    <>
      <div
        className={styles.list}
        id={id}
        role="listbox"
        aria-label="搜索建议"
        tabIndex={-1}
        hidden
        data-served=""
        data-hot={hot?.join(',')}
        data-scope={scope}
        {...classes}
        dangerouslySetInnerHTML={asServed}
        suppressHydrationWarning
      />
      <div className={hidden.hidden} role="status" dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
    </>
  );
}
