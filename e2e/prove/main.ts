import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { startTestApi } from '../harness/test-api';
import { type Outcome, type Proof, proofs } from './proofs';

type Run = Proof & Outcome & { seconds: number };

const document = 'docs/proofs.md';

/** `--only <part>` runs one proof; all of them with `--write` put their figures into docs/proofs.md. */
function readOptions(): { running: readonly Proof[]; write: boolean } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });
  const { only, write } = values;
  const running = only === undefined ? proofs : proofs.filter(({ part }) => part === only);
  const parts = proofs.map(({ part }) => part).join(', ');
  if (running.length === 0) throw new Error(`--only is ${only}; it must be one of ${parts}.`);
  if (write && only !== undefined) throw new Error(`--write needs all proofs, and --only names ${only}.`);
  return { running, write };
}

async function runAll(running: readonly Proof[]): Promise<Run[]> {
  // Not one of those of the journeys, which are a proof too.
  const api = await startTestApi('prove');
  const runs: Run[] = [];
  for (const proof of running) {
    const started = Date.now();
    const run = { ...proof, ...(await proof.run(api.origin)), seconds: Math.round((Date.now() - started) / 1000) };
    console.log(`${run.holds ? 'holds ' : 'FAILED'} ${run.name} ${JSON.stringify(run.figures)} (${run.seconds} s)`);
    runs.push(run);
  }
  await api.stop();
  return runs;
}

function figuresOf({ figures }: Run): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('<br>');
}

function documentOf(runs: readonly Run[]): string {
  const machine = `${availableParallelism()} cores, ${process.platform}, Node ${process.versions.node}`;
  const rows = runs.map(
    (run) => `| \`${run.part}\` | ${run.name} | ${run.holds ? 'holds' : 'FAILED'} | ${figuresOf(run)} |`,
  );
  return [
    '# Proofs',
    '',
    `The last whole run of \`npm run prove\`: ${new Date().toISOString().slice(0, 10)}, on ${machine}. \`npm run prove -- --only <part>\``,
    'runs one, `npm run prove -- --write` writes this page.',
    '',
    '| part | what is proven | outcome | figures |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Prints the figures of each proof and ends with 1 when one fails. */
async function main(): Promise<void> {
  const { running, write } = readOptions();
  const runs = await runAll(running);
  if (write) writeFileSync(path.join(repositoryRoot, document), documentOf(runs));
  process.exitCode = runs.every(({ holds }) => holds) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
