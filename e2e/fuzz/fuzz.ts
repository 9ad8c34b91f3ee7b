import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CodeCoverage } from './code-coverage';
import { fuzzRun, shortRuns } from './config';
import { corpusOf } from './corpus';
import { Counterexample, searchFor, searchShortly, type Target } from './search';

/** From the start, for V8 counts the blocks only of functions that it compiles from then on. */
const coverage = fuzzRun.seconds > 0 ? new CodeCoverage() : undefined;

/** Longer than a target is fuzzed for, in milliseconds. */
const timeLimit = 600_000;

function write(file: string, bytes: string): void {
  if (fuzzRun.report === undefined) return;
  mkdirSync(fuzzRun.report, { recursive: true });
  writeFileSync(path.join(fuzzRun.report, file), bytes);
}

async function search(target: Target, kept: readonly Buffer[]): Promise<void> {
  const { seconds, seed } = fuzzRun;
  if (!coverage) return searchShortly(target, kept, seed, target.shortRuns ?? shortRuns);
  try {
    const figures = await searchFor(target, kept, { seed, seconds, coverage });
    write(`${target.name}.json`, JSON.stringify(figures));
  } catch (error) {
    if (error instanceof Counterexample) write(`${target.name}.hex`, `${error.input.toString('hex')}\n`);
    throw error;
  }
}

/** Declares the tests of a target: its kept inputs, then inputs that are made from them. */
export function fuzz(promise: string, target: Target): void {
  const corpus = corpusOf(target.name);

  test.each(corpus)(`${promise}: $name, which is kept`, async ({ bytes }) => {
    await target.judge(bytes);
  });

  test(
    `${promise}, whatever is made of the kept ones`,
    () =>
      search(
        target,
        corpus.map(({ bytes }) => bytes),
      ),
    timeLimit,
  );
}
