const longestKeyword = 50;
const mostWords = 5;

/** The words of a search, split at white space: `OBS 推流` → two words that must both occur. */
export function splitKeywords(keywords: string): string[] {
  const words = keywords.normalize('NFKC').trim().slice(0, longestKeyword).split(/\s+/);
  return words.filter(Boolean).slice(0, mostWords);
}
