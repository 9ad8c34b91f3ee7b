import fc from 'fast-check';
import { editedBytes } from './byte-edits';
import type { CodeCoverage } from './code-coverage';

export type Target = {
  /** As its folder below `corpus/`. */
  name: string;
  /** Pieces of which inputs of this kind are made; any of them is put in anywhere. */
  words: readonly string[];
  /** Inputs from a kept one by its structure, beside edits of bytes; undefined for one without that structure. */
  structured?: (kept: Buffer) => fc.Arbitrary<Buffer> | undefined;
  /** Inputs of the short run, where one takes long. */
  shortRuns?: number;
  /** @throws {Error} when what is promised of the input does not hold */
  judge: (input: Buffer) => void | Promise<void>;
};

/** Inputs between two looks at the code that they reached. */
const roundRuns = 50;

function inputsFor({ words, structured }: Target, kept: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const byStructure = kept.flatMap((one) => structured?.(one) ?? []);
  return fc.oneof(editedBytes(kept, words), ...byStructure);
}

/**
 * Judges so many inputs.
 * @returns all of them
 * @throws {Error} with the smallest input that breaks the promise
 */
async function judgeSome(target: Target, kept: readonly Buffer[], seed: number, numRuns: number): Promise<Buffer[]> {
  const inputs: Buffer[] = [];
  const property = fc.asyncProperty(inputsFor(target, kept), async (input) => {
    inputs.push(input);
    await target.judge(input);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns });
  if (failed) throw new Counterexample(target.name, counterexample?.[0] ?? Buffer.of(), seed, errorInstance);
  return inputs;
}

/** An input that breaks what is promised of its target. */
export class Counterexample extends Error {
  constructor(
    target: string,
    readonly input: Buffer,
    seed: number,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const shown = input.toString('hex').slice(0, 4000);
    super(`${target}, seed ${seed}: ${reason}\nThe input, in hexadecimal digits: ${shown}`, { cause });
  }
}

/** A fixed number of inputs, the same ones for a seed. */
export async function searchShortly(
  target: Target,
  kept: readonly Buffer[],
  seed: number,
  runs: number,
): Promise<void> {
  await judgeSome(target, kept, seed, runs);
}

/** Of a round that reached new code, each input that alone reaches some of it. */
async function leadingInputs(
  target: Target,
  inputs: readonly Buffer[],
  coverage: CodeCoverage,
  fresh: readonly string[],
): Promise<Buffer[]> {
  const unclaimed = new Set(fresh);
  const leading: Buffer[] = [];
  coverage.take();
  for (const input of inputs) {
    if (unclaimed.size === 0) break;
    await target.judge(input);
    const reached = coverage.take().filter((block) => unclaimed.delete(block));
    if (reached.length > 0) leading.push(input);
  }
  return leading;
}

/**
 * Inputs for so many seconds; those that reach code that none reached before are edited further.
 * @returns how many were judged, and how many of them led on
 */
export async function searchFor(
  target: Target,
  kept: readonly Buffer[],
  { seed, seconds, coverage }: { seed: number; seconds: number; coverage: CodeCoverage },
) {
  const pool = [...kept];
  const until = Date.now() + seconds * 1000;
  let runs = 0;
  for (const input of kept) await target.judge(input);
  coverage.takeNew();
  for (let round = 0; Date.now() < until; round += 1) {
    const inputs = await judgeSome(target, pool, seed + round, roundRuns);
    runs += inputs.length;
    const fresh = coverage.takeNew();
    if (fresh.length > 0) pool.push(...(await leadingInputs(target, inputs, coverage, fresh)));
  }
  return { runs, ledOn: pool.length - kept.length };
}
