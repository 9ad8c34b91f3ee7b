import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

/** So many equal lines of code make one piece that stands in two places. */
const run = 10;

const product = trackedFiles.filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !/(^|\/)(content|testing|e2e)\/|\.(test|spec|postgres-test)\./.test(file),
);

type Line = { text: string; number: number };

/** Without comments, imports and lines of punctuation alone, which say nothing of what stands twice. */
function codeOf(file: string): Line[] {
  return readTracked(file)
    .replace(/^import [^;]*;$/gm, (statement) => '\n'.repeat(statement.split('\n').length - 1))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => /\w/.test(text) && !/^(\/\/|\/?\*)/.test(text));
}

/** Where a run of equal lines begins that stood before, in this file or in another. */
function repeatsOf(files: readonly string[]): string[] {
  const first = new Map<string, string>();
  const repeats: string[] = [];
  for (const file of files) {
    const lines = codeOf(file);
    let reported = 0;
    for (let index = 0; index + run <= lines.length; index += 1) {
      const key = lines
        .slice(index, index + run)
        .map(({ text }) => text)
        .join('\n');
      const place = `${file}:${lines[index]?.number}`;
      const before = first.get(key);
      if (before !== undefined && index >= reported) {
        repeats.push(`${place} ~ ${before}`);
        reported = index + run;
      }
      first.set(key, before ?? place);
    }
  }
  return repeats;
}

test(`R10.84 no ${run} equal lines stand twice outside content and tests`, () => {
  expectNothing(repeatsOf(product), 'write the lines once and use them twice; two sections share through shared/.');
});
