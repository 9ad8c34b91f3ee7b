import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';
import { copyBuilds, linkPackages, scratchCheckout } from '../../harness/scratch-checkout';
import { drawMutants, type Mutant } from './draw';
import { Judges } from './judges';

export type MutantFigures = { seed: number; drawn: number; caught: number; mutants: string[] };

/** What types know already, so that a change of one file is judged by itself. */
function copyTypes(root: string): void {
  for (const name of workspaceNames()) {
    const known = path.join(repositoryRoot, name, '.types');
    if (existsSync(known)) cpSync(known, path.join(root, name, '.types'), { recursive: true });
  }
}

function copyOfRepository(): string {
  const root = scratchCheckout('mutants');
  linkPackages(root);
  copyBuilds(root);
  copyTypes(root);
  // Laws ask git which files there are.
  execFileSync('git', ['add', '--all'], { cwd: root });
  return root;
}

/** One line for the page of proofs: where, what was changed, and what noticed. */
function report({ file, line, operator, start, end, before }: Mutant, caught: string | undefined): string {
  const changed = before.slice(start, end).replace(/\s+/g, ' ').slice(0, 60).replaceAll('|', '\\|');
  return `${file}:${line} ${operator} (${changed}): ${caught ? `caught by ${caught}` : 'survived'}`;
}

/**
 * Changes twenty random lines of product code, one at a time, in a copy of the repository, and runs on each what of `npm test`
 * can reach it. With the seed of an earlier draw the same lines are changed in the same way.
 */
export function proveMutants(seed = randomInt(2 ** 31), count = 20): MutantFigures {
  const root = copyOfRepository();
  console.log(`seed ${seed}`);
  try {
    const judges = new Judges(root);
    const drawn = drawMutants(seed, count);
    const fault = judges.faultBefore(drawn.map(({ file }) => file));
    if (fault) throw new Error(`Before anything is changed this fails: ${fault}`);
    const mutants: string[] = [];
    for (const mutant of drawn) {
      const { file, before, start, end, text } = mutant;
      writeFileSync(path.join(root, file), before.slice(0, start) + text + before.slice(end));
      mutants.push(report(mutant, judges.judge(file)));
      console.log(mutants.at(-1));
      writeFileSync(path.join(root, file), before);
    }
    return { seed, drawn: count, caught: mutants.filter((line) => !line.endsWith('survived')).length, mutants };
  } finally {
    // A worker of jest that ends late still writes there.
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}
