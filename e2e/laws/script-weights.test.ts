import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import {
  mostCallScript,
  mostScriptBeforeIntent,
  mostScriptOfPage,
  mostStyles,
} from '@site/shared/contract/page-budgets';
import { isCommonFile } from '@site/shared/contract/common-styles';
import { type ReleaseManifest, islandPage } from '@site/shared/contract/release-manifest';
import { expectNothing } from './expect-nothing';

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const weights = new Map<string, number>();

/** Bytes of a built file on the wire, at the best compression. */
function weightOf(workspace: string, file: string): number {
  const place = path.join(repositoryRoot, workspace, 'dist', file);
  const weight = weights.get(place) ?? brotliCompressSync(readFileSync(place), { params }).length;
  weights.set(place, weight);
  return weight;
}

function releaseOf(workspace: string): ReleaseManifest {
  return JSON.parse(readFileSync(path.join(repositoryRoot, workspace, 'dist/release.json'), 'utf8')) as ReleaseManifest;
}

const shell = releaseOf('shell');

/** Bytes of the named pages of the shell. */
function shellWeight(...pages: string[]): number {
  const scripts = pages.flatMap((page) => shell.pages[page]?.scripts ?? []);
  return scripts.reduce((total, file) => total + weightOf('shell', file), 0);
}

/** Of every address of a section: all script that the page names, with the islands that a page may have. */
function pageWeights(remote: string): [address: string, bytes: number][] {
  const { routes, pages } = releaseOf(remote);
  const common = shellWeight('main', ...['forms', 'form-kinds', 'search', 'share'].map(islandPage));
  return routes.map(({ id, path: address }) => {
    const scripts = pages[id]?.scripts ?? [];
    return [address, scripts.reduce((total, file) => total + weightOf(remote, file), common)];
  });
}

/** Of every address of a section: the sheets of a page beside a shell of the same sources. */
function styleWeights(remote: string): [address: string, bytes: number][] {
  const { routes, pages } = releaseOf(remote);
  return routes.map(({ id, path: address, layout }) => {
    const shells = ['main', ...(layout.startsWith('help') ? ['help-styles'] : [])];
    const frame = shells.flatMap((page) => shell.pages[page]?.styles ?? []);
    const own = (pages[id]?.styles ?? []).filter((file) => !isCommonFile(file));
    const bytes = [...frame.map((file) => weightOf('shell', file)), ...own.map((file) => weightOf(remote, file))];
    return [address, bytes.reduce((total, one) => total + one, 0)];
  });
}

test.each(remoteNames())('no page of %s names more styles than a page may', (remote) => {
  const rows = styleWeights(remote);
  expect(rows.every(([, bytes]) => bytes > 1024)).toBe(true);
  expectNothing(
    rows.filter(([, bytes]) => bytes > mostStyles),
    'move styles of few pages into their own sheet (docs/decisions/066-styles-of-few-pages-come-with-them.md).',
  );
});

test.each(remoteNames())('R13.16 no page of %s names more script than a page may', (remote) => {
  const rows = pageWeights(remote);
  expect(rows.length).toBeGreaterThan(2);
  expectNothing(
    rows.filter(([, bytes]) => bytes > mostScriptOfPage),
    'take script from the page: `use static` parts and islands cost none (docs/decisions/062-a-page-brings-what-its-browser-needs.md).',
  );
});

test('R13.16 before intent, and for the first call, there is no more script than there may be', () => {
  expect(shellWeight('early')).toBeGreaterThan(1024);
  expect(shellWeight('early')).toBeLessThanOrEqual(mostScriptBeforeIntent);
  const [client] = readdirSync(path.join(repositoryRoot, 'shell/dist/client')).filter((file) =>
    /^http-client\./.test(file),
  );
  expect(weightOf('shell', `client/${client}`)).toBeLessThanOrEqual(mostCallScript);
});

test('R13.16 the application is served as scripts that run one after the other, and React is in one of them alone', () => {
  const texts = (shell.pages.main?.scripts ?? []).map((file) =>
    readFileSync(path.join(repositoryRoot, 'shell/dist', file), 'utf8'),
  );
  expect(texts.map((text) => text.includes('reconcilerVersion'))).toEqual([true, false, false]);
});

test('the entry script names the application and every island, each with its hash', () => {
  const [entry = ''] = shell.pages.early?.scripts ?? [];
  const text = readFileSync(path.join(repositoryRoot, 'shell/dist', entry), 'utf8');
  const islands = Object.entries(shell.pages).filter(([id]) => id.startsWith(islandPage('')));
  const named = [...(shell.pages.main?.scripts ?? []), ...islands.flatMap(([, page]) => Object.values(page).flat())];
  expect(named.length).toBeGreaterThan(12);
  const hashOf = (file: string) => shell.files.find((one) => one.path === file)?.pageIntegrity ?? 'none';
  const nameOf = (file: string) => path.basename(file).replace(/^island-[a-z-]+/, '');
  const pairs = named.map((file) => `"${nameOf(file)}","${hashOf(file)}"`);
  expectNothing(
    pairs.filter((pair) => !text.includes(pair)),
    'run `npm run build -- shell`; tooling/src/bundle/island-files-plugin.ts writes the pairs.',
  );
});
