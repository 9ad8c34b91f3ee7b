/** What a console says stands in the page, hidden in its desk: one element a sentence, `data-word`, with `{name}` for values. */
export function wordsOf(desk: HTMLElement): (word: string, values?: Record<string, string | number>) => string {
  return (word, values = {}) => {
    const sentence = desk.querySelector(`[data-words] [data-word=${word}]`)?.textContent ?? '';
    return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
