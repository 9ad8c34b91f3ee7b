import type { HelpSuggestion } from '@site/shared/contract/help';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useHelpSuggestions } from './use-help-suggestions';

export type SuggestionBox = {
  open: boolean;
  suggestions: readonly HelpSuggestion[];
  /** The article that the arrow keys have reached; `undefined` while they are in the field itself. */
  active: number | undefined;
  /** The field has got focus, or another text. */
  read: () => void;
  leave: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The place after `at` in a ring of the list and, at -1, the field itself. */
function step(at: number, by: 1 | -1, length: number): number {
  const places = length + 1;
  return ((at + 1 + by + places) % places) - 1;
}

/**
 * The keyboard and the states of a combobox with a list of suggestions (ARIA Authoring Practices): open only while the
 * field has focus and text and the service knew something. `choose` is what Enter does with the article reached.
 */
export function useSuggestionBox(
  field: RefObject<HTMLInputElement | null>,
  choose: (article: number) => void,
): SuggestionBox {
  const [keyword, setKeyword] = useState('');
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<number>();
  const { suggestions, forget } = useHelpSuggestions(keyword);
  const open = keyword !== '' && !dismissed && suggestions.length > 0;

  function look(text: string) {
    if (text === '') forget();
    setKeyword(text);
    setDismissed(false);
    setActive(undefined);
  }

  // Scripts come because of a focus that nobody here has heard of: it is told once more, with what was typed until now.
  useEffect(() => {
    const { current } = field;
    if (document.activeElement === current) current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [field]);

  function close() {
    setDismissed(true);
    setActive(undefined);
  }

  function move(by: 1 | -1) {
    const at = open ? suggestions.findIndex(({ value }) => value === active) : -1;
    setDismissed(false);
    setActive(suggestions[step(at, by, suggestions.length)]?.value);
  }

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: keyword && suggestions.length > 0 ? () => move(1) : undefined,
    ArrowUp: keyword && suggestions.length > 0 ? () => move(-1) : undefined,
    Escape: open ? close : undefined,
    Enter: open && active !== undefined ? () => choose(active) : undefined,
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys of an input method belong to its own list.
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    ...{ open, suggestions, active, close, onKeyDown },
    read: () => look(field.current?.value.trim() ?? ''),
    leave: () => look(''),
  };
}
