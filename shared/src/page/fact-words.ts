import { listFacts } from '../calls/facts.call';
import { fetchBlock, fetchData } from './answers';

/** Name → what is said of it. */
export type FactTexts = Readonly<Record<string, string>>;

const place = /\{\{([a-z0-9.-]+)\}\}/g;

/** The facts that words name, `{{plan.professional.price}}`, each once and in order, so that the same words ask the same. */
export function factNames(words: unknown): string[] {
  const names = [...(JSON.stringify(words) ?? '').matchAll(place)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

export type PageFacts = { facts: FactTexts };

/** Asks for the facts that words name; none where the service does not answer. */
export async function loadFacts(words: unknown): Promise<PageFacts> {
  const names = factNames(words).join(',');
  const answer = names ? await fetchBlock(listFacts, { names }) : null;
  return { facts: Object.fromEntries(answer?.list.map(({ name, text }) => [name, text]) ?? []) };
}

/**
 * As `loadFacts`, for words of which none may be lacking: a contract is not shown without a clause.
 * @throws {Error} where the service does not answer
 */
export async function requireFacts(words: unknown): Promise<PageFacts> {
  const { list } = await fetchData(listFacts, { names: factNames(words).join(',') });
  return { facts: Object.fromEntries(list.map(({ name, text }) => [name, text])) };
}

/** A loader that gives the facts of words with what a page's other loader gives. */
export function withFacts<Asked extends unknown[], Data extends object>(
  words: unknown,
  load: (...asked: Asked) => Promise<Data>,
): (...asked: Asked) => Promise<Data & PageFacts> {
  return async (...asked) => {
    const [data, facts] = await Promise.all([load(...asked), loadFacts(words)]);
    return { ...data, ...facts };
  };
}

/** Components and elements are no words. */
function isRecord(words: unknown): words is Record<string, unknown> {
  return words !== null && typeof words === 'object' && !Array.isArray(words) && !('$$typeof' in words);
}

/** Whether an entry of a list lacks a fact in words of its own: lists within it lose entries of theirs. */
function lacks(entry: unknown, facts: FactTexts): boolean {
  if (typeof entry === 'string') return factNames(entry).some((name) => !(name in facts));
  if (Array.isArray(entry))
    return entry.every((one) => typeof one === 'string') && entry.some((one) => lacks(one, facts));
  return isRecord(entry) && Object.values(entry).some((one) => !Array.isArray(one) && lacks(one, facts));
}

/**
 * Words with the facts that they name. What names a fact that nobody has is left out: an entry of a list or a row of a table as a
 * whole, else the text, so that no sentence stands without its figure.
 */
export function fillWords<Words>(words: Words, facts: FactTexts): Words {
  if (typeof words === 'string')
    return (lacks(words, facts) ? '' : words.replace(place, (_, name: string) => facts[name] ?? '')) as Words;
  if (Array.isArray(words))
    return words.filter((one) => !lacks(one, facts)).map((one) => fillWords(one, facts)) as Words;
  if (!isRecord(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, fillWords(one, facts)])) as Words;
}
