import { readTracked, trackedFiles } from './tracked-files';

// Law: every copy button answers in the words of the specification, to the letter.

const product = trackedFiles.filter((file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
/** Texts in code that tell how a copy went. */
const outcomes = /['"`>](已复制|复制[^'"`<]*(?:成功|失败|不了))([^'"`<]*)/g;

test('R8.13 what a copy button says of a copy is 复制成功 or 复制失败 and nothing else', () => {
  const words = product.flatMap((file) =>
    [...readTracked(file).matchAll(outcomes)].map(([, how = '', rest = '']) => how + rest),
  );

  expect(words.length).toBeGreaterThan(4);
  expect([...new Set(words)].sort()).toEqual(['复制失败', '复制成功']);
});
