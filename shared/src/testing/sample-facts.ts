import { listFacts } from '../calls/facts.call';
import { factNames, type FactTexts, fillWords } from '../page/fact-words';
import { answerTo } from './answer-to';

const echo = (name: string) => ({ name, text: `〔${name}〕` });

/** The service has every fact, each with its name as its text, so that tests see where it stands. */
export const sampleFacts = answerTo(listFacts, ({ names }) => ({ list: names.split(',').map(echo) }));

/** Words as a page shows them where the service answers `sampleFacts`. */
export function withSampleFacts<Words>(words: Words): Words {
  const facts: FactTexts = Object.fromEntries(factNames(words).map((name) => [name, echo(name).text]));
  return fillWords(words, facts);
}
