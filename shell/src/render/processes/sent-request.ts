import { LRUCache } from 'lru-cache';
import type { DataAnswer, RenderRequest } from '../pages/worker-messages';

const mostCharacters = 2 * 1024 * 1024;
/** Many a list is made for one render alone, and empty. */
const most = 500;
/** By the very object, which is never changed: what many renders are told alike is written once (docs/measured.md#render). */
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

/**
 * An answer as JSON; its wrapper is new for each render, its body is not.
 * @throws {RangeError} for a body that is nested too deeply to be written
 */
export function answerText(answer: DataAnswer): string {
  if (!answer.ok || typeof answer.body !== 'object' || answer.body === null) return JSON.stringify(answer);
  const { body, ...rest } = answer;
  return `${JSON.stringify(rest).slice(0, -1)},"body":${textOf(body)}}`;
}

function givenText(given: RenderRequest['given']): string {
  if (!given) return '';
  const pairs = given.map(([key, answer]) => `[${JSON.stringify(key)},${answerText(answer)}]`);
  return `,"given":[${pairs.join(',')}]`;
}

/**
 * A render with its number, as JSON for its process.
 * @throws {RangeError} for an answer that is nested too deeply to be written
 */
export function requestText(id: number, { friendLinks, marketMenu, given, ...rest }: RenderRequest): string {
  const lists = `"friendLinks":${textOf(friendLinks)},"marketMenu":${textOf(marketMenu)}`;
  return `{"id":${id},"request":${JSON.stringify(rest).slice(0, -1)},${lists}${givenText(given)}}}`;
}
