import { sampleMark } from '../../api/src/content/rules/word-rules';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

// Law: a page says once that its names and figures are examples: in its footer, or, of the licence, in its stamp.

const sayers = [
  'mf-marketing/src/content/home-business-license.ts',
  'shell/src/chrome/footer/footer-legal.tsx',
  'shell/src/chrome/footer/slim-footer.tsx',
];
/** What pages take their words from; texts of films stand in the films. */
const words = trackedFiles.filter(
  (file) =>
    /^(?:mf-[^/]+|shared|shell)\/src\/.*\.tsx?$|^api\/content\/(?!media\/|videos\/|search\/).*\.(?:md|json)$/.test(
      file,
    ) && !/\.test\.|\/testing\//.test(file),
);
const timesIn = (text: string) => text.match(/示例/g)?.length ?? 0;

test('示例 stands once in what a page takes its words from', () => {
  expect(words.length).toBeGreaterThan(1000);
  expect(words.filter((file) => timesIn(readTracked(file)) > 0).sort()).toEqual(sayers);
  for (const file of sayers) expect([file, timesIn(readTracked(file))]).toEqual([file, 1]);
});

test.each([
  '本文数字为示例数据。',
  '某中心主任 · 示例',
  '建议 12 GB（示例值）。',
  '以上为示例价格',
  '核对两遍（示例）',
])('a hand that marks an example again is seen: %s', (line) => {
  expect(line.match(sampleMark)).not.toBeNull();
});

test('no page says 待配置: what is not set is for operators, whom the doctor tells', () => {
  expectNothing(
    words.filter((file) => readTracked(file).includes('待配置')),
    'leave the words out where nothing is set, and let the doctor name it (release/src/doctor).',
  );
});
