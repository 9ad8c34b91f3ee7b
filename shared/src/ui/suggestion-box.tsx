import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { typedKey } from '../page/typed-key';
import { type AskSuggestions, type Suggestion, useSuggestions } from './use-suggestions';

export type SuggestionBox = {
  /** Id of the list; one a page. */
  id: string;
  open: boolean;
  suggestions: readonly Suggestion[];
  /** Place of the suggestion that the arrow keys have reached; -1 while they are in the field itself. */
  active: number;
  close: () => void;
  /** What makes the field a combobox. It stays uncontrolled, so that what was typed before scripts came is kept. */
  fieldProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> };
};

type Wanted = {
  id: string;
  ask: AskSuggestions;
  /** What Enter does with the suggestion reached. */
  go: (link: string) => void;
};

const none = -1;

export function suggestionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** The place after `at` in a ring of the list and, at -1, the field itself. */
function step(at: number, by: 1 | -1, length: number): number {
  const places = length + 1;
  return ((at + 1 + by + places) % places) - 1;
}

/** The focus that triggered hydration was missed: replays it with the current input. */
function useEarlierFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { current } = field;
    if (document.activeElement === current) current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [field]);
}

/** Which suggestions are there for what is in the field, and whether they are to be seen. */
function useOpenList(ask: AskSuggestions) {
  const [keyword, setKeyword] = useState('');
  const [dismissed, setDismissed] = useState(false);
  const { suggestions, forget } = useSuggestions(keyword, ask);
  // A place in one list is nothing in the next.
  const [reached, reach] = useState({ at: none, of: suggestions });
  const active = reached.of === suggestions ? reached.at : none;
  const setActive = (at: number) => reach({ at, of: suggestions });

  function look(text: string) {
    if (text === '') forget();
    setKeyword(text);
    setDismissed(false);
    setActive(none);
  }

  function close() {
    setDismissed(true);
    setActive(none);
  }

  const ready = keyword !== '' && suggestions.length > 0;
  const open = ready && !dismissed;

  function move(by: 1 | -1) {
    setDismissed(false);
    setActive(step(open ? active : none, by, suggestions.length));
  }

  return { ready, open, suggestions, active, look, close, move };
}

/**
 * The keyboard and the states of a combobox with a list of suggestions (ARIA Authoring Practices): open only while the
 * field has focus and text and the service knew something.
 */
export function useSuggestionBox({ id, ask, go }: Wanted): SuggestionBox {
  const field = useRef<HTMLInputElement>(null);
  const { ready, open, suggestions, active, look, close, move } = useOpenList(ask);
  useEarlierFocus(field);

  const reached = open ? suggestions[active] : undefined;
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: ready ? () => move(1) : undefined,
    ArrowUp: ready ? () => move(-1) : undefined,
    Escape: open ? close : undefined,
    Enter: reached ? () => go(reached.link) : undefined,
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const act = keys[typedKey(event.nativeEvent)];
    if (!act) return;
    event.preventDefault();
    act();
  }

  const read = () => look(field.current?.value.trim() ?? '');
  const states = {
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': reached && suggestionId(id, active),
  };
  const fieldProps = {
    // HTML allows a combobox on `type=text` alone.
    ...{ type: 'text', inputMode: 'search' as const, enterKeyHint: 'search' as const },
    ...{ ref: field, role: 'combobox', 'aria-autocomplete': 'list' as const, autoComplete: 'off', ...states },
    ...{ onFocus: read, onInput: read, onBlur: () => look(''), onKeyDown },
  };
  return { id, open, suggestions, active, close, fieldProps };
}
