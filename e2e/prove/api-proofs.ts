import { proveCallGrammar } from './grammar';
import { provePreviousRelease } from './previous-release';
import type { Proof } from './proofs';

/** Proofs that start no site: of the api alone. */
export const apiProofs: readonly Proof[] = [
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
