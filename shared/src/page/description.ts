/** Chinese characters that a description has at least, so that a result page has something to show of it. */
export const leastHan = 60;
/** Characters that it has at most: result pages cut the rest. */
export const mostCharacters = 120;

const lengthOf = (text: string) => [...text].length;
const hanIn = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** As much of a sentence as there is room for, up to a mark that divides it; empty when not even that fits. */
function fitted(sentence: string, room: number): string {
  if (lengthOf(sentence) <= room) return sentence;
  const part = [...sentence].slice(0, Math.max(0, room)).join('');
  const end = Math.max(...[...'。？！；，、'].map((mark) => part.lastIndexOf(mark)));
  return end > 0 ? `${part.slice(0, end)}。` : '';
}

/** “近期文章：甲、乙、丙。” Nothing where there is nothing to name. */
export function naming(lead: string, names: readonly string[]): string {
  return names.length > 0 ? `${lead}：${names.join('、')}。` : '';
}

/** The description of a page for search engines: of its sentences, most telling first, as many as it takes. */
export function descriptionOf(...sentences: readonly string[]): string {
  return sentences.reduce(
    (text, sentence) => (hanIn(text) >= leastHan ? text : text + fitted(sentence, mostCharacters - lengthOf(text))),
    '',
  );
}
