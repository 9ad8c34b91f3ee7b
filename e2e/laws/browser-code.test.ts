import { readTracked, trackedFiles } from './tracked-files';

const browserCode =
  /^(shell\/src\/(client|header|footer|layouts|widget)|shared\/src\/(?!build|testing)|mf-[a-z]+\/src)\/.*\.tsx?$/;

const sources = trackedFiles.filter((file) => browserCode.test(file) && !file.includes('.test.'));

test('no pattern looks behind: Safari before 16.4 cannot parse it and drops the whole script (docs/architecture.md#browsers)', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /\(\?<[!=]/.test(readTracked(file)))).toEqual([]);
});
