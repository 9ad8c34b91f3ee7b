import path from 'node:path';
import { remoteNames } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const filesOf = (remote: string) =>
  trackedFiles.filter((file) => file.startsWith(`${remote}/src/`) && /\.tsx?$/.test(file));

/** Relative imports of the product's code, as paths below `src` without endings. */
function importsOf(remote: string) {
  return filesOf(remote)
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...readTracked(file).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => ({
        from: path.posix.relative(`${remote}/src`, file),
        to: path.posix.relative(`${remote}/src`, path.posix.join(path.posix.dirname(file), match[1] ?? '')),
      })),
    );
}

/** `pages/edu/edu-hero.tsx`, `content/edu.ts` and `content/edu/hero.ts` all have the name `edu`. */
function nameOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return folder === 'pages' || folder === 'content' ? path.parse(name).name : file;
}

describe.each(remoteNames())('the content of %s', (remote) => {
  const imports = importsOf(remote);
  const files = filesOf(remote).map((file) => path.posix.relative(`${remote}/src`, file));
  const pages = new Set(files.filter((file) => file.startsWith('pages/')).map(nameOf));
  const content = files.filter((file) => file.startsWith('content/'));

  /** Pages by name, where a page's own content counts as the page; components and the rest by their path. */
  function readersOf(file: string): string[] {
    const readers = imports.filter(({ to }) => `${to}.ts` === file).map(({ from }) => from);
    return [...new Set(readers.map((from) => (pages.has(nameOf(from)) ? nameOf(from) : from)))];
  }

  test('has the name of a page where only that page reads it', () => {
    const misnamed = content
      .filter((file) => !pages.has(nameOf(file)))
      .map((file) => ({ file, readers: readersOf(file) }))
      .filter(({ readers }) => readers.length === 1 && pages.has(readers[0] ?? ''));
    expectNothing(misnamed, 'rename the file to the page that reads it (docs/how-to/add-a-page.md).');
  });

  test('is read by the page whose name it has', () => {
    const strayed = content
      .filter((file) => pages.has(nameOf(file)))
      .filter((file) => !readersOf(file).includes(nameOf(file)));
    expectNothing(strayed, 'rename the file by its noun, or have the page read it (docs/how-to/add-a-page.md).');
  });

  test('stands in one file or in one folder for a page, not in both', () => {
    const folders = new Set(content.filter((file) => file.split('/').length > 2).map(nameOf));
    expectNothing(
      content.filter((file) => file.split('/').length === 2 && folders.has(nameOf(file))),
      'keep either the file or the folder in `src/content`.',
    );
  });

  test('imports neither components nor pages', () => {
    const upward = imports.filter(({ from, to }) => from.startsWith('content/') && !to.startsWith('content/'));
    expectNothing(upward, 'move what the content imports into the page; content is words (docs/how-to/add-a-page.md).');
  });
});

const contentOf = [...remoteNames(), 'shell'].map((workspace) => `${workspace}/src/content/`);

/** A type is gone from what is built: content may say by one what a component wants of it. */
function componentsIn(file: string): string[] {
  const code = readTracked(file).replace(/\bimport type [^;]*;/g, '');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(@site\/shared\/(?:ui|forms)\/[^']+)'/g)].map(
    ([, door]) => `${file}: ${door}`,
  );
}

test.each(contentOf)('R10.83 %s takes nothing but types from components and forms', (folder) => {
  const files = trackedFiles.filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expectNothing(
    files.filter((file) => file.endsWith('.tsx')),
    'rename it to .ts: content has no markup.',
  );
  expectNothing(
    files.flatMap(componentsIn),
    'use `import type`; what is drawn the page hands over (docs/how-to/add-a-page.md).',
  );
});
