import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { startTestApi } from '../harness/test-api';
import type { Outcome, Proof } from './proof';
import { proofs } from './proofs';
import { type Origin, presentOrigin, staleness } from './stale';

type Run = Proof & Outcome & { seconds: number; origin: Origin };

const document = 'docs/proofs.md';

type Options = { running: readonly Proof[]; list: boolean; write: boolean; seed: number | undefined };

const readDocument = () => readFileSync(path.join(repositoryRoot, document), 'utf8');

function rowIn(text: string, part: string): string | undefined {
  return text.split('\n').find((line) => line.startsWith(`| \`${part}\` |`));
}

function staleProofs(): { proof: Proof; why: string }[] {
  const text = readDocument();
  return proofs.flatMap((proof) => {
    const why = staleness(proof.part, rowIn(text, proof.part));
    return why ? [{ proof, why }] : [];
  });
}

function chosenProofs(only: string | undefined): readonly Proof[] {
  if (only === undefined) return proofs;
  if (only === 'stale') return staleProofs().map(({ proof }) => proof);
  const chosen = proofs.filter(({ part }) => part === only);
  const parts = proofs.map(({ part }) => part).join(', ');
  if (chosen.length === 0) throw new Error(`--only is ${only}; it must be stale or one of ${parts}.`);
  return chosen;
}

/**
 * `--only <part>` runs one proof, `--only stale` those whose subjects changed since their last run, which `--stale` lists.
 * With `--write` the figures of what ran go into docs/proofs.md. `--seed` repeats a draw, as of mutants, inputs or orders.
 */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seed: { type: 'string' },
      stale: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { only, write, stale: list, seed } = values;
  return { running: list ? [] : chosenProofs(only), list, write, seed: seed === undefined ? undefined : Number(seed) };
}

function listStale(): void {
  const stale = staleProofs();
  for (const { proof, why } of stale) console.log(`${proof.part}: ${why}`);
  console.log(`${stale.length} of ${proofs.length} proofs are older than what they prove.`);
}

async function runAll({ running, seed }: Options): Promise<Run[]> {
  // Not one of those of the journeys, which are a proof too.
  const api = await startTestApi('prove');
  const runs: Run[] = [];
  try {
    for (const proof of running) {
      const started = Date.now();
      const origin = presentOrigin();
      const run = {
        ...proof,
        origin,
        ...(await proof.run(api.origin, seed)),
        seconds: Math.round((Date.now() - started) / 1000),
      };
      console.log(`${run.holds ? 'holds ' : 'FAILED'} ${run.name} ${JSON.stringify(run.figures)} (${run.seconds} s)`);
      runs.push(run);
    }
  } finally {
    await api.stop();
  }
  return runs;
}

function figuresOf({ figures }: Run): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('<br>');
}

function rowOf(run: Run): string {
  const when = new Date().toISOString().slice(0, 10);
  const { commit, changed } = run.origin;
  const origin = changed ? `${commit} with changes` : commit;
  const outcome = run.holds ? 'holds' : 'FAILED';
  return `| \`${run.part}\` | ${run.name} | ${outcome} | ${figuresOf(run)} | ${run.seconds} s, ${when}, ${origin} |`;
}

/** The rows of what ran, and of the others those that are there. */
function rowsOf(runs: readonly Run[], before: string): string[] {
  return proofs.flatMap(({ part }) => {
    const run = runs.find((one) => one.part === part);
    return [run ? rowOf(run) : (rowIn(before, part) ?? [])].flat();
  });
}

function documentOf(runs: readonly Run[], before: string): string {
  const machine = `${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node}`;
  return [
    '# Proofs',
    '',
    `The last run of each part of \`npm run prove\`, on ${machine}. \`npm run prove -- --only <part>\` runs one, and \`--write\``,
    'puts the figures of what ran into this page. The last column names the commit that ran: `npm run prove -- --stale` lists the parts whose',
    'subjects (`e2e/prove/subjects.ts`) changed since, `-- --only stale` runs them.',
    '',
    '| part | what is proven | outcome | figures | run |',
    '|---|---|---|---|---|',
    ...rowsOf(runs, before),
    '',
  ].join('\n');
}

/** Prints the figures of each proof and ends with 1 when one fails. */
async function main(): Promise<void> {
  const options = readOptions();
  if (options.list) return listStale();
  if (options.running.length === 0) return console.log('No proof is older than what it proves.');
  const runs = await runAll(options);
  if (options.write) writeFileSync(path.join(repositoryRoot, document), documentOf(runs, readDocument()));
  process.exitCode = runs.every(({ holds }) => holds) ? 0 : 1;
}

ignoreClosedOutput();
main().catch((error: Error) => {
  // With its cause: a proof asks in many places.
  console.error(error);
  process.exitCode = 1;
});
