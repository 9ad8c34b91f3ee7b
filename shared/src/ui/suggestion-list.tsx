import { type MouseEvent, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type SuggestionBox, suggestionId } from './suggestion-box';
import styles from './suggestion-list.module.css?names';
import { VisuallyHidden } from './visually-hidden';

/** The field keeps its focus while the pointer chooses: without focus there would be no list. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/**
 * The list below a field of `useSuggestionBox`. Its options are links, so that one can be opened in another tab. Whoever shows it brings its styles.
 */
export function SuggestionList({ box: { id, open, suggestions, active, close } }: { box: SuggestionBox }) {
  useEffect(() => {
    document.getElementById(suggestionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  useEffect(() => {
    // To those who keep the way back, as menus tell them.
    document.getElementById(id)?.dispatchEvent(new Event('toggle'));
  }, [id, open]);

  return (
    <>
      <div
        className={styles.list}
        id={id}
        role="listbox"
        aria-label="搜索建议"
        tabIndex={-1}
        hidden={!open}
        onMouseDown={keepFocus}
      >
        {suggestions.map(({ label, link }, place) => (
          <Link
            key={link}
            className={place === active ? `${styles.option} ${styles.active}` : styles.option}
            id={suggestionId(id, place)}
            to={link}
            role="option"
            aria-selected={place === active}
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
