const maxKeyword = 50;
const maxWords = 5;

/** Splits a search at white space: `OBS 推流` → two words that must both occur. */
export function splitKeywords(keywords: string): string[] {
  const words = keywords.normalize('NFKC').trim().slice(0, maxKeyword).split(/\s+/);
  return words.filter(Boolean).slice(0, maxWords);
}
