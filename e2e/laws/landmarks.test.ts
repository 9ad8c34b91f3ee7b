import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

// Law: who goes by landmarks hears each by a name of its own, and a button says what it does in a form around it.

const markup = trackedFiles.filter(
  (file) => /^(?:shell|shared|mf-[^/]+)\/src\/.*\.tsx$/.test(file) && !/\.test\./.test(file),
);

/** Attributes of every element of a name, as they are written. */
function tagsOf(name: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}\\b((?:=>|>=|[^>])*)>`, 'g'))].map(([, attributes = '']) => attributes);
}

test('no two asides of the frame of all pages have one name', () => {
  const frame = markup.filter((file) => file.startsWith('shell/'));
  const names = frame.flatMap((file) =>
    tagsOf('aside', readTracked(file)).flatMap((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1] ?? []),
  );
  expect(names.length).toBeGreaterThan(3);
  expectNothing(
    names.filter((name, place) => names.indexOf(name) !== place),
    'give one of them another `aria-label`, in shell/src.',
  );
});

test('every button has a type, its own or that of a console', () => {
  const loose = markup.filter((file) =>
    tagsOf('button', readTracked(file)).some((tag) => !/\btype=|\{\.\.\.deskButton\(/.test(tag)),
  );
  expectNothing(loose, 'write `type="button"` in the file that is named.');
});

test('every article that machines read says when it was published', () => {
  const sources = trackedFiles.filter((file) => /^mf-[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));
  const articles = sources.filter((file) => /'@type': '\w*Article'/.test(readTracked(file)));
  expect(articles.length).toBeGreaterThan(5);
  expectNothing(
    articles.filter((file) => !readTracked(file).includes('datePublished')),
    'write `datePublished` into the structured data of the page.',
  );
});
