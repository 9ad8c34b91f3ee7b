import { listFacts } from '../calls/facts.call';
import { fetchBlock } from './answers';

/** Name → what is said of it. */
export type FactTexts = Readonly<Record<string, string>>;

const place = /\{\{([a-z0-9.-]+)\}\}/g;

/** The facts that words name, `{{plan.professional.price}}`, each once and in order, so that the same words ask the same. */
export function factNames(words: unknown): string[] {
  const names = [...(JSON.stringify(words) ?? '').matchAll(place)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Asks for the facts that words name; none where the service does not answer. */
export async function loadFacts(words: unknown): Promise<FactTexts> {
  const names = factNames(words).join(',');
  const answer = names ? await fetchBlock(listFacts, { names }) : null;
  return Object.fromEntries(answer?.list.map(({ name, text }) => [name, text]) ?? []);
}

function lacks(words: unknown, facts: FactTexts): boolean {
  return factNames(words).some((name) => !(name in facts));
}

/**
 * Words with the facts that they name. What names a fact that nobody has is left out: an entry of a list as a whole, else the text,
 * so that no sentence stands without its figure.
 */
export function fillWords<Words>(words: Words, facts: FactTexts): Words {
  if (typeof words === 'string')
    return (lacks(words, facts) ? '' : words.replace(place, (_, name: string) => facts[name] ?? '')) as Words;
  if (Array.isArray(words))
    return words.filter((one) => !lacks(one, facts)).map((one) => fillWords(one, facts)) as Words;
  // Components and elements stay what they are.
  if (words === null || typeof words !== 'object' || '$$typeof' in words) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, fillWords(one, facts)])) as Words;
}
