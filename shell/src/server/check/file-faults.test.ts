import { integrityOf } from '@site/shared/contract/integrity';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { fileFaults } from './file-faults';

const page = 'client/help.1.js';
const good: Record<string, string> = {
  'client/remoteEntry.js': 'self.mf_help={}',
  [page]: 'self.page=1',
  'client/help.1.css': '.a{background:url(a.svg)} .b{background:url(data:image/png;base64,AA)} .c{fill:url(#c)}',
  'client/a.svg': '<svg/>',
};

function withHashes(files: Record<string, string>): Record<string, string> {
  const chunks = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  const hashes = chunks.map(([path, text]) => [path.replace('client/', ''), integrityOf(Buffer.from(text))]);
  return { ...files, 'client/hashes.js': `self.siteHashes=${JSON.stringify(Object.fromEntries(hashes))};` };
}

async function faultsOf(files: Record<string, string>, server = 'exports.routes = []'): Promise<string[]> {
  const manifest = {
    routes: [{ id: 'help', path: '/help' }],
    pages: { help: { scripts: ['client/remoteEntry.js', page], styles: ['client/help.1.css'] } },
    files: Object.entries(files).map(([path, text]) => {
      return { path, bytes: text.length, integrity: integrityOf(Buffer.from(text)) };
    }),
  } as unknown as ReleaseManifest;
  const faults = await fileFaults(manifest, server, async (path) => Buffer.from(files[path] ?? ''));
  return faults.map(({ where, reason }) => `${where}: ${reason}`);
}

test('whole files have no faults', async () => {
  expect(await faultsOf(withHashes(good))).toEqual([]);
});

test('a script that cannot be compiled is named, whether a page lists it or not', async () => {
  const faults = await faultsOf(withHashes({ ...good, 'client/part.js': 'const = 1' }));
  expect(faults).toEqual([expect.stringMatching(/^client\/part\.js: cannot be read by a browser: Unexpected token/)]);
});

test('a chunk that changes what the sections beside it use is refused (F57)', async () => {
  const faults = await faultsOf(withHashes({ ...good, 'client/part.js': 'Number.prototype.toFixed=(d)=>"about"' }));
  expect(faults).toEqual(['client/part.js: changes Number.prototype.toFixed, which all sections use (line 1)']);
});

test('a chunk without its right hash could never be loaded', async () => {
  const { 'client/hashes.js': hashes = '', ...files } = withHashes(good);
  expect(await faultsOf({ ...files, [page]: 'self.page=2', 'client/hashes.js': hashes })).toEqual([
    'client/hashes.js: gives help.1.js another hash than the release',
  ]);
  expect(await faultsOf({ ...files, 'client/late.js': '1', 'client/hashes.js': hashes })).toEqual([
    'client/hashes.js: gives no hash of client/late.js',
  ]);
});

test('styles that fetch what is not there are named', async () => {
  const { 'client/a.svg': _, ...files } = good;
  expect(await faultsOf(withHashes(files))).toEqual([
    'client/help.1.css: fetches a.svg, which the release does not list',
  ]);
});

test.each([
  ['body{margin:9px}', 'body'],
  ['@media (min-width:768px){.a,h1{color:red}}', 'h1'],
  ['p:not(.a){color:red}', 'p:not(.a)'],
  [':is(body,.a) p{color:red}', ':is(body,.a) p'],
  [':root:not(#\\#):not(#\\#){--c-brand:red}', ':root:not(#\\#):not(#\\#)'],
])('%s, by which a section would style the pages of others, is refused', async (rule, bare) => {
  const faults = await faultsOf(withHashes({ ...good, 'client/late.css': `.b p{margin:0}${rule}` }));
  expect(faults).toEqual([`client/late.css: styles “${bare}” of all pages: it names no class`]);
});

test('a missing entry and missing styles of a page are named', async () => {
  const { 'client/remoteEntry.js': _entry, ...noEntry } = good;
  expect((await faultsOf(withHashes(noEntry))).join('\n')).toContain('remoteEntry.js: is missing');
  const { 'client/help.1.css': _styles, ...noStyles } = good;
  expect((await faultsOf(withHashes(noStyles))).join('\n')).toContain(
    'is named by the page help, and the release does',
  );
});

test('a server file that reaches for its process is refused, even where it hides it', async () => {
  const faults = await faultsOf(withHashes(good), 'exports.routes = [];\ntry { process.exit() } catch {}');
  expect(faults).toEqual(['server/routes.cjs: uses process (line 2)']);
});
