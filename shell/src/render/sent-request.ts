import { LRUCache } from 'lru-cache';
import type { DataAnswer, RenderRequest } from './worker-messages';

type Answered = readonly [key: string, answer: DataAnswer];

/** What a render is told beside its address: lists of the chrome and answers, each as JSON. */
type Texts = { friendLinks: string; marketMenu: string; given?: readonly (readonly [key: string, text: string])[] };

/**
 * A request on its way to its thread. What many renders are told alike crosses as text: cloning the objects of 7 KB of JSON took
 * 0.28 ms for each render, and 0.05 ms to read the text (docs/measured.md#render).
 */
export type SentRequest = Omit<RenderRequest, keyof Texts> & Texts;

const mostCharacters = 2 * 1024 * 1024;
/** Many a list is made for one render alone, and empty. */
const most = 500;
/** By the very object, which is never changed: each reader has a copy. */
const texts = new LRUCache<object, string>({
  max: most,
  maxSize: mostCharacters,
  sizeCalculation: ({ length }) => length,
});

function textOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** An answer's wrapper is new for each render, its body is not. */
function answerText(answer: DataAnswer): string {
  if (!answer.ok || typeof answer.body !== 'object' || answer.body === null) return JSON.stringify(answer);
  const { body, ...rest } = answer;
  return `${JSON.stringify(rest).slice(0, -1)},"body":${textOf(body)}}`;
}

export function packRequest({ friendLinks, marketMenu, given, ...rest }: RenderRequest): SentRequest {
  return {
    ...rest,
    friendLinks: textOf(friendLinks),
    marketMenu: textOf(marketMenu),
    ...(given && { given: given.map(([key, answer]) => [key, answerText(answer)]) }),
  };
}

export function unpackRequest({ friendLinks, marketMenu, given, ...rest }: SentRequest): RenderRequest {
  return {
    ...rest,
    friendLinks: JSON.parse(friendLinks),
    marketMenu: JSON.parse(marketMenu),
    ...(given && { given: given.map(([key, text]): Answered => [key, JSON.parse(text)]) }),
  };
}
