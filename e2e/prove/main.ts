import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { startTestApi } from '../harness/test-api';
import type { Outcome, Proof } from './proof';
import { proofs } from './proofs';

type Run = Proof & Outcome & { seconds: number };

const document = 'docs/proofs.md';

type Options = { running: readonly Proof[]; write: boolean; seed: number | undefined };

/**
 * `--only <part>` runs one proof; with `--write` the figures of what ran go into docs/proofs.md. `--seed` repeats a draw, as
 * of mutants, inputs or orders of events.
 */
function readOptions(): Options {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const { only, write } = values;
  const running = only === undefined ? proofs : proofs.filter(({ part }) => part === only);
  const parts = proofs.map(({ part }) => part).join(', ');
  if (running.length === 0) throw new Error(`--only is ${only}; it must be one of ${parts}.`);
  return { running, write, seed: values.seed === undefined ? undefined : Number(values.seed) };
}

async function runAll({ running, seed }: Options): Promise<Run[]> {
  // Not one of those of the journeys, which are a proof too.
  const api = await startTestApi('prove');
  const runs: Run[] = [];
  try {
    for (const proof of running) {
      const started = Date.now();
      const run = {
        ...proof,
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
  return `| \`${run.part}\` | ${run.name} | ${run.holds ? 'holds' : 'FAILED'} | ${figuresOf(run)} | ${run.seconds} s, ${when} |`;
}

/** The rows of what ran, and of the others those that are there. */
function rowsOf(runs: readonly Run[], before: string): string[] {
  return proofs.flatMap(({ part }) => {
    const run = runs.find((one) => one.part === part);
    return run ? [rowOf(run)] : before.split('\n').filter((line) => line.startsWith(`| \`${part}\` |`));
  });
}

function documentOf(runs: readonly Run[], before: string): string {
  const machine = `${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node}`;
  return [
    '# Proofs',
    '',
    `The last run of each part of \`npm run prove\`, on ${machine}. \`npm run prove -- --only <part>\` runs one, and \`--write\``,
    'puts the figures of what ran into this page.',
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
  const { write } = options;
  const runs = await runAll(options);
  const file = path.join(repositoryRoot, document);
  if (write) writeFileSync(file, documentOf(runs, readFileSync(file, 'utf8')));
  process.exitCode = runs.every(({ holds }) => holds) ? 0 : 1;
}

ignoreClosedOutput();
main().catch((error: Error) => {
  // With its cause: a proof asks in many places.
  console.error(error);
  process.exitCode = 1;
});
