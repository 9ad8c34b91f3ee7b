import { findAction } from '@site/shared/contract/score-table';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const sources = trackedFiles.filter(
  (file) => /^(shell|shared|mf-[^/]+)\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
);

/** Every literal by which a page marks or announces an event, with its file. */
function announced(): { file: string; code: string }[] {
  return sources.flatMap((file) => {
    const found = readTracked(file).matchAll(/(?:\bdata-track=|\btrack=|\bannounce\()["']([^"']*)["']/g);
    return [...found].flatMap(([, codes = '']) => codes.split(' ').map((code) => ({ file, code })));
  });
}

test('pages announce only events of the contract, and only such as the site may send', () => {
  const marks = announced();

  expect(marks.length).toBeGreaterThan(5);
  expectNothing(
    marks.filter(({ code }) => !findAction(code)?.open),
    'add the event to docs/contracts/tracking.md and its code, or announce another.',
  );
});
