import styles from './suggestion-list.module.css';
import hidden from './visually-hidden.module.css';

type ServedSuggestionsProps = {
  id: string;
  /** Searches that are offered in an empty field. */
  hot: readonly string[];
  /** Class of the names of groups. */
  label: string | undefined;
};

/** Always the same object: React leaves markup alone whose `dangerouslySetInnerHTML` has not changed. */
const asServed = { __html: '' };

/** The list of a field that the wake file `search` keeps, before hydration and after; React writes nothing into it. */
export function ServedSuggestions({ id, hot, label }: ServedSuggestionsProps) {
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
        data-hot={hot.join(',')}
        {...classes}
        dangerouslySetInnerHTML={asServed}
        suppressHydrationWarning
      />
      <div className={hidden.hidden} role="status" dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
    </>
  );
}
