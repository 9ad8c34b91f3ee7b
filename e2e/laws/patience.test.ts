import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const tests = trackedFiles.filter((file) => /[.-](test|spec)\.tsx?$|\/(harness|testing)\/.*\.ts$/.test(file));

/** That of every unit test, in milliseconds (jest.config.cjs). */
const commonLimit = 300_000;

/** A limit of one test, and a verdict by the clock on the wall. */
const judging = [
  /jest\.setTimeout\(([\d_]+)\)/,
  /^\}, ([\d_]+)\);/,
  /test\.setTimeout\(([\d_]+)/,
  /expect\((?:performance|Date)\.now\(\) - /,
];

function isHasty(line: string): boolean {
  const found = judging.map((pattern) => pattern.exec(line)).find(Boolean);
  return found !== undefined && found !== null && !(Number(found[1]?.replaceAll('_', '')) > commonLimit);
}

test('no test gives up sooner than all others, or judges by the clock what a slow machine explains', () => {
  const found = tests.flatMap((file) =>
    readTracked(file)
      .split('\n')
      .flatMap((line, index) => (isHasty(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(isHasty('}, 60_000);')).toBe(true);
  expectNothing(
    found,
    'take the limit away, build on the common one (`journeyTimeout + …`), or measure CPU time (`process.cpuUsage`) instead.',
  );
});
