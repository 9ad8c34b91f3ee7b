import { useEffect, useState } from 'react';
import { suggestionDebounce } from '../contract/content-ids';

/** A suggestion and its URL. */
export type Suggestion = { label: string; link: string };

/** Fetches suggestions for a trimmed keyword; a response without a list is an error. */
export type AskSuggestions = (keyword: string, signal: AbortSignal) => Promise<Suggestion[]>;

type Suggestions = {
  suggestions: readonly Suggestion[];
  /** Clears the list, on blur or when the field is empty. */
  forget: () => void;
};

/**
 * Suggestions for a trimmed keyword; an empty one asks for nothing. An answer that another key has overtaken is dropped,
 * and one that fails is logged and leaves the list as it is.
 */
export function useSuggestions(keyword: string, ask: AskSuggestions): Suggestions {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    if (keyword === '') return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      ask(keyword, call.signal).then(
        (next) => call.signal.aborted || setSuggestions(next),
        (error: unknown) => call.signal.aborted || console.warn('Suggestions failed.', error),
      );
    }, suggestionDebounce);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [keyword, ask]);

  return { suggestions, forget: () => setSuggestions([]) };
}
