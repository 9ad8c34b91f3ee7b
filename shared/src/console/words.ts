/** What a console says, by the names that its file knows, with `{name}` for values. */
export type Words = (word: string, values?: Record<string, string | number>) => string;

export function wordsOf(sentences: Record<string, string>): Words {
  return (word, values = {}) =>
    (sentences[word] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
