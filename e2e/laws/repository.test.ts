import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const sources = trackedFiles.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));

/** Static files that list the sections; `workspaces.test.ts` and npm compare them with the folders. */
const derivedLists = ['tsconfig.json', 'package-lock.json'];

test('all remotes have the same scripts and the same layout', () => {
  for (const remote of remoteNames()) {
    const { scripts } = JSON.parse(readTracked(`${remote}/package.json`)) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(['build', 'test', 'publish']);
    expect(Object.values(scripts).map((script) => script.replaceAll(remote, 'mf'))).toEqual([
      'tsx ../tooling/src/commands/build.ts mf',
      'jest -c ../jest.config.cjs mf/src',
      'tsx ../release/src/cli.ts publish mf',
    ]);
    expect(readTracked(`${remote}/webpack.config.ts`).trim().split('\n').at(-1)).toBe(
      `export default remote('${remote}');`,
    );
    expect(trackedFiles).toEqual(
      expect.arrayContaining([`${remote}/README.md`, `${remote}/src/routes.ts`, `${remote}/tsconfig.json`]),
    );
  }
});

test.each(remoteNames())('every page of %s is a folder with the page and its test', (remote) => {
  const pages = path.join(repositoryRoot, remote, 'src/pages');
  for (const page of readdirSync(pages)) {
    const files = readdirSync(path.join(pages, page));
    expect(files).toContain(`${page}.page.tsx`);
    expect(files.some((file) => file.startsWith(`${page}.test.ts`))).toBe(true);
  }
});

test('only the configuration of a process and the commands read the environment', () => {
  const readers = sources.filter(
    (file) => readTracked(file).includes('process.env') && !/\.(test|spec)\.tsx?$/.test(file),
  );
  const allowed = /(^|\/)config\.ts$|^tooling\/|^e2e\/|^shared\/src\/process\/find-browser\.ts$/;
  expectNothing(
    readers.filter((file) => !allowed.test(file)),
    'read the variable in the process’s config.ts and pass it on.',
  );
});

test('no barrels and no drawers for everything', () => {
  const named = sources.filter((file) => /(^|\/)(index|utils|helpers|common|misc)\.(ts|tsx)$/.test(file));
  expectNothing(
    named.filter((file) => !file.startsWith('shared/src/contract/common.ts')),
    'name the file after what is in it (CONTRIBUTING.md).',
  );
  expectNothing(
    sources.filter((file) => /(^|\/)(utils|helpers|misc)\//.test(file)),
    'name the folder after what is in it (CONTRIBUTING.md).',
  );
});

/** Tests of a journey that starts a site share it: a second file would start a second one. */
const mostLines = (file: string) =>
  /^e2e\/journeys\//.test(file) && /\bstartSite\(/.test(readTracked(file)) ? 360 : 250;

test('no source file has more than 250 lines, and no journey that starts a site more than 360', () => {
  const long = sources
    .map((file) => ({ file, lines: readTracked(file).split('\n').length - 1, most: mostLines(file) }))
    .filter(({ lines, most }) => lines > most);
  expectNothing(
    long.map(({ file, lines, most }) => `${file}: ${lines} lines, ${lines - most} too many`),
    'split the file by subject, as `leads.test.ts` and `lead-fields.test.ts` are; what both need stands once, in a file of the folder’s `testing/` or of `e2e/harness/`.',
  );
});

test('decision records have numbers of their own and every relative link in a document leads somewhere', () => {
  const numbers = readdirSync(path.join(repositoryRoot, 'docs/decisions')).map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  const broken = trackedFiles
    .filter((file) => file.endsWith('.md') && !file.startsWith('api/content/'))
    .flatMap((file) =>
      [...readTracked(file).matchAll(/\]\((?!https?:|#|\/|mailto:)([^)#\s]+)/g)].map(
        (match) => [file, match[1] ?? ''] as const,
      ),
    )
    .filter(([file, link]) => !existsSync(path.join(repositoryRoot, path.dirname(file), link)));
  expectNothing(broken, 'correct the link in the document.');
});

test('no committed file names a registry or a folder of one machine', () => {
  const machine = /\/(?:work|root|home)\/(?:main|work)\b|registry\.npmjs\.org|npmmirror/;
  const texts = trackedFiles.filter(
    (file) => !/\.(png|jpg|webp|avif|woff2)$/.test(file) && file !== 'e2e/laws/repository.test.ts',
  );
  expectNothing(
    texts.filter((file) => machine.test(readTracked(file))),
    'remove the path or the registry from the file.',
  );
  const packagesOf = (lockfile: string) =>
    (JSON.parse(readTracked(lockfile)) as { packages: Record<string, { resolved?: string; link?: boolean }> }).packages;
  const locked = trackedFiles.filter((file) => file.endsWith('package-lock.json')).map(packagesOf);
  expectNothing(
    locked.flatMap((packages) => Object.entries(packages).filter(([, entry]) => entry.resolved && !entry.link)),
    'run `npm install`: .npmrc leaves registries out of the lockfile.',
  );
});

test('no list of the sections is written by hand', () => {
  const product = sources.filter((file) => !/^mf-|\.(test|spec)\.tsx?$|\/testing\//.test(file));
  const settings = trackedFiles.filter((file) => /^[^/]+\.(json|cjs|mjs)$/.test(file) && !derivedLists.includes(file));
  const named = (file: string) => remoteNames().filter((remote) => readTracked(file).includes(remote)).length;
  expectNothing(
    [...product, ...settings].filter((file) => named(file) > 1),
    'take the list from shared/src/repository/workspaces.ts.',
  );
});

test('no declaration that the compiler wrote stands beside its source', () => {
  const written = trackedFiles.filter((file) => file.endsWith('.d.ts'));
  expectNothing(
    written.filter((file) => ['.ts', '.tsx'].some((kind) => trackedFiles.includes(file.replace('.d.ts', kind)))),
    'delete it: types of a source are read from the source.',
  );
});
