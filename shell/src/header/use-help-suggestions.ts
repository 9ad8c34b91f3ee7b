import type { HelpSuggestion } from '@site/shared/contract/help';
import { useEffect, useState } from 'react';
import { suggestArticles } from './help-suggest';

/** Rest after the last key before the service is asked, in milliseconds (spec §9). */
export const suggestionDebounce = 100;

type Suggestions = {
  suggestions: readonly HelpSuggestion[];
  /** Empties the list: the field has been left or emptied. */
  forget: () => void;
};

/**
 * Suggestions for a trimmed keyword; an empty one asks for nothing. An answer that another key has overtaken is dropped,
 * and one that fails is logged and leaves the list as it is.
 */
export function useHelpSuggestions(keyword: string): Suggestions {
  const [suggestions, setSuggestions] = useState<readonly HelpSuggestion[]>([]);

  useEffect(() => {
    if (keyword === '') return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      suggestArticles(keyword, call.signal).then(
        (next) => call.signal.aborted || setSuggestions(next),
        (error: unknown) => call.signal.aborted || console.warn('Help suggestions failed.', error),
      );
    }, suggestionDebounce);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [keyword]);

  return { suggestions, forget: () => setSuggestions([]) };
}
