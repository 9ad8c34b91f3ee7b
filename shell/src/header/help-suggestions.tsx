import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { type MouseEvent, useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './help-suggestions.module.css';
import type { SuggestionBox } from './use-suggestion-box';

/** The id of the list that suggestions come into. */
export const suggestionsId = 'help-suggestions';

export function suggestionId(article: number): string {
  return `help-suggestion-${article}`;
}

export function articleAddress(id: number): string {
  return `/help/helpDocument/${id}`;
}

/** The field keeps its focus while the pointer chooses: without focus there would be no list. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** The list below the field. Its options are links, so that one can be opened in another tab. */
export function HelpSuggestions({ box: { open, suggestions, active, close } }: { box: SuggestionBox }) {
  useEffect(() => {
    if (active !== undefined) document.getElementById(suggestionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <div
        className={styles.list}
        id={suggestionsId}
        role="listbox"
        aria-label="搜索建议"
        tabIndex={-1}
        hidden={!open}
        onMouseDown={keepFocus}
      >
        {suggestions.map(({ label, value }) => (
          <Link
            key={value}
            className={value === active ? `${styles.option} ${styles.active}` : styles.option}
            id={suggestionId(value)}
            to={articleAddress(value)}
            role="option"
            aria-selected={value === active}
            tabIndex={-1}
            onClick={close}
          >
            {label}
          </Link>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{open ? `${suggestions.length} 条建议` : ''}</VisuallyHidden>
      </div>
    </>
  );
}
