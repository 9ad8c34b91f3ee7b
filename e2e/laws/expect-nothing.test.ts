import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const laws = trackedFiles.filter((file) => /^e2e\/laws\/.+\.test\.ts$/.test(file));

test('a law that found something names all of it and how to mend it', () => {
  const failing = () => expectNothing(['mf-help: 1', { id: 'one' }], 'edit docs/glossary.md.');

  expect(() => expectNothing([], 'nothing.')).not.toThrow();
  expect(failing).toThrow('2 found:\n  - mf-help: 1\n  - {"id":"one"}\n\nTo mend it: edit docs/glossary.md.');
});

test('what is found is shown in few lines, however much it is', () => {
  const many = Array.from({ length: 100 }, () => 'x'.repeat(1000));

  expect(() => expectNothing(many, 'edit it.')).toThrow(/…\n {2}… and 60 more\n\nTo mend it/);
});

test('no law fails by an empty list alone', () => {
  const bare = /expect\(.*\)\.toEqual\(\[\]\);/;
  expectNothing(
    laws.filter((file) => bare.test(readTracked(file))),
    'call `expectNothing` of e2e/laws/expect-nothing.ts, which says how to mend what is found.',
  );
});

/** The sentences of a law that say how to mend something: quoted, with a full stop. */
function sentencesOf(law: string): string[] {
  return [...readTracked(law).matchAll(/'((?:[^'\n\\]|\\.)* (?:[^'\n\\]|\\.)*\.)',?\s*\);/g)].map(
    ([, text = '']) => text,
  );
}

test('every file that a law sends its reader to is there', () => {
  const path = /(?<![\w/.])(?:api|deploy|docs|e2e|release|shared|shell)\/[\w./-]+\.(?:tsx?|md|json|yaml)\b/g;
  const named = laws.flatMap((file) =>
    sentencesOf(file).flatMap((sentence) => [...sentence.matchAll(path)].map(([place]) => ({ file, place }))),
  );
  expect(named.length).toBeGreaterThan(50);
  expectNothing(
    named.filter(({ place }) => !trackedFiles.includes(place)).map(({ file, place }) => `${file}: ${place}`),
    'correct the path in the law.',
  );
});
