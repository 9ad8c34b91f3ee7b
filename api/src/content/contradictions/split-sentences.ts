import type { Sentence } from './sentence';

const ends = /[。！？；!?]/;
export const question = /[？?]$/;

/** The sentences of a text with what stands above them. */
export function splitSentences(text: string, topic: string, known: Partial<Sentence> = {}): Sentence[] {
  return text
    .split(ends)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence, index) => ({
      ...{ text: sentence, topic },
      ...(index === 0 && question.test(topic) ? { label: topic } : {}),
      ...known,
    }));
}
