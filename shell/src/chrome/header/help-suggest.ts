import { suggestHelp } from '@site/shared/calls/help-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';
import { askSuggestions } from '@site/shared/page/ask-suggestions';

/** Suggested articles, ten at most. @throws {Error} where the answer holds no list */
export async function suggestArticles(
  keyWord: string,
  signal: AbortSignal,
): Promise<{ label: string; link: string }[]> {
  const suggest = await askSuggestions(suggestHelp, { keyWord, size: suggestionLimit }, signal);
  return suggest.map(({ label, value }) => ({ label, link: `/help/helpDocument/${value}` }));
}
