/** Chinese characters that a description has at least, so that a result page has something to show of it. */
export const leastHan = 60;
/** Characters that it has at most: result pages cut the rest. */
export const mostCharacters = 120;

const lengthOf = (text: string) => [...text].length;
const hanIn = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** As much of a sentence as there is room for, up to a mark that divides it; empty when not even that fits. */
function fitted(sentence: string, mostLetters: number): string {
  if (lengthOf(sentence) <= mostLetters) return sentence;
  const part = [...sentence].slice(0, Math.max(0, mostLetters)).join('');
  const end = Math.max(...[...'。？！；，、'].map((mark) => part.lastIndexOf(mark)));
  if (end < 1) return '';
  return '。？！'.includes(part.charAt(end)) ? part.slice(0, end + 1) : `${part.slice(0, end)}。`;
}

/** “近期文章：甲、乙、丙。” Nothing where there is nothing to name. */
export function naming(lead: string, names: readonly string[]): string {
  return names.length > 0 ? `${lead}：${names.join('、')}。` : '';
}

/** “常被问到：甲？”, “乙？”: the first questions of a page, as sentences. */
export function answering(questions: readonly { ask: string }[]): string[] {
  return questions.slice(0, 3).map(({ ask }, index) => (index === 0 ? `常被问到：${ask}` : ask));
}

/** `more` closes what is still too short. */
type ListOf = { name: string; pageIndex: number; items: readonly { title: string }[]; more?: string };

/** The description of a page of a list: its own words on the first, and on every other what stands there. */
export function listDescription(own: string, { name, pageIndex, items, more = '' }: ListOf): string {
  const titles = items.slice(0, 8).map(({ title }) => title);
  if (pageIndex === 1) return descriptionOf(own, naming('近期内容', titles), more);
  return descriptionOf(naming(`${name}第 ${pageIndex} 页`, titles), own, more);
}

/** The description of an article: its summary, then what it goes through, then where it stands. */
export function articleDescription(
  summary: string,
  headings: readonly { level: number; text: string }[],
  place = '',
): string {
  const chapters = headings.filter(({ level }) => level === 2).map(({ text }) => text);
  return descriptionOf(summary, naming('本文依次讲', chapters.slice(0, 6)), place);
}

/** The description of a page for search engines: of its sentences, most telling first, as many as it takes. */
export function descriptionOf(...sentences: readonly string[]): string {
  return sentences.reduce(
    (text, sentence) => (hanIn(text) >= leastHan ? text : text + fitted(sentence, mostCharacters - lengthOf(text))),
    '',
  );
}
