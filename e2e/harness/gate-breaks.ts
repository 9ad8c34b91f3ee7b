import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type BuiltRelease, readBuiltRelease } from '@site/release/built-release';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { integrityOf } from '@site/shared/contract/integrity';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { changes, wrapPages } from './variant';

type Files = Map<string, Buffer>;
/** What a break does to the files of a build, and to its manifest once the files are listed anew. */
export type Break = {
  files?: (files: Files, manifest: ReleaseManifest) => void;
  manifest?: (manifest: ReleaseManifest) => ReleaseManifest;
};

const serverFile = 'server/routes.cjs';
const entry = 'client/remoteEntry.js';

/** Two pages of the help centre, one of them with ids: enough for every kind of break, and quick to check. */
const keptPages = ['help-helpCenter', 'help-helpDocument-id'];
const withIds = '/help/helpDocument/:id?';

function pageFile({ pages }: ReleaseManifest, kind: 'scripts' | 'styles', id = 'help-helpDocument-id'): string {
  return pages[id]?.[kind].at(-1) ?? '';
}

function edit(files: Files, file: string, change: (text: string) => string): void {
  files.set(file, Buffer.from(change(files.get(file)?.toString() ?? '')));
}

const server = (added: string): Break => ({ files: (files) => edit(files, serverFile, (text) => text + added) });

const script = (change: (text: string) => string): Break => ({
  files: (files, manifest) => edit(files, pageFile(manifest, 'scripts'), change),
});

const styles = (added: string): Break => ({
  files: (files, manifest) => edit(files, pageFile(manifest, 'styles'), (text) => text + added),
});

const head = (body: string): Break =>
  server(`
;(() => {
  for (const route of module.exports.routes) {
    const load = route.lazy;
    route.lazy = async () => {
      const page = await load();
      return { ...page, handle: { ...page.handle, head: (data, context) => { const head = page.handle.head(data, context); ${body} } } };
    };
  }
})();
`);

const loader = (body: string): Break =>
  server(`
;(() => {
  const route = module.exports.routes.find(({ path }) => path === '${withIds}');
  const load = route.lazy;
  route.lazy = async () => {
    const page = await load();
    return { ...page, loader: (args) => { if (args.params.id) { ${body} } return page.loader(args); } };
  };
})();
`);

const child = (element: string): Break =>
  server(wrapPages(`jsx(Fragment, { children: [jsx(Page, props), ${element}] })`));

const incompressible = (bytes: number) => randomBytes(bytes).toString('base64url');

/** What is broken → how, and what the refusal has to say. One of each kind runs every day. */
export const breaks: Record<string, { made: Break; says: RegExp; everyday?: true }> = {
  'the server file throws at load': { made: server(changes.throwsAtLoad()), says: /boom at load/ },
  'a page throws in render': { made: server(changes.throwsInRender()), says: /boom in render/ },
  'a page loops': { made: server(changes.loops()), says: /kills its worker|is not rendered/ },
  'a loader never settles': { made: server(changes.neverSettles('all but the first')), says: /did not settle/ },
  'a page eats memory': { made: server(changes.eatsMemory()), says: /kills its worker.*memory/i },
  'the server file has another shape': { made: server(changes.hasAnotherShape()), says: /exports no routes/ },
  'a page throws for an id only': {
    made: server(changes.failsById(withIds, { 10001: { Component: "throw new Error('boom for one')" } })),
    says: /helpDocument\/10001: fails to render: Error: boom for one/,
    everyday: true,
  },
  'the code writes a file': {
    made: server(changes.writesAtLoad('/tmp/written')),
    says: /process is not defined|uses process/,
  },
  'the code writes a file and hides that it cannot': {
    made: server(`\ntry { process.getBuiltinModule('fs').writeFileSync('/tmp/written', 'x'); } catch {}\n`),
    says: /server\/routes\.cjs: uses process \(line \d+\)/,
  },
  'a page is blank': { made: server(wrapPages('null')), says: /has 0 h1/ },
  'a page has hardly a word': {
    made: server(wrapPages(`jsx('h1', { children: '帮助' })`)),
    says: /has 2 Chinese characters of its own without script/,
  },
  'a page has two headings': { made: child(`jsx('h1', { children: '又一个' })`), says: /has 2 h1/ },
  'a page has one id twice': {
    made: child(`jsx('p', { id: 'twice' }), jsx('p', { id: 'twice' })`),
    says: /no-dup-id.*twice/,
    everyday: true,
  },
  'a page has no title': { made: head(`return { ...head, title: '' };`), says: /has no title/ },
  'a listed address is not there': {
    made: loader(`throw new Response('', { status: 404 });`),
    says: /helpDocument\/\d+: answers 404/,
  },
  'a page leads to another site': {
    made: loader(`throw new Response('', { status: 302, headers: { Location: 'https://elsewhere.example/' } });`),
    says: /leads away from the site, to https:\/\/elsewhere/,
  },
  'the entry is missing': { made: { files: (files) => files.delete(entry) }, says: /remoteEntry\.js: is missing/ },
  'the styles of a page are missing': {
    made: { files: (files, manifest) => files.delete(pageFile(manifest, 'styles')) },
    says: /\.css: is named by the page help-helpDocument-id, and the release does not list it/,
  },
  'a chunk has a syntax error': {
    made: script((text) => `${text}\nconst = ;`),
    says: /help-helpDocument-id\.\w+\.js: cannot be read by a browser: Unexpected token/,
    everyday: true,
  },
  'the entry has a syntax error': {
    made: { files: (files) => edit(files, entry, (text) => `${text})`) },
    says: /remoteEntry\.js: cannot be read by a browser/,
  },
  'the list of hashes is wrong': {
    made: { files: (files) => edit(files, hashFile, (text) => text.replace(/sha384-\w{8}/, 'sha384-AAAAAAAA')) },
    says: /hashes\.js: gives \S+ another hash than the release/,
  },
  'styles fetch what is not there': {
    made: styles('.x{background:url(nothing.png)}'),
    says: /fetches nothing\.png, which the release does not list/,
  },
  'it is built for another React': {
    made: { manifest: (manifest) => withShared(manifest, { range: '^18.2.0' }) },
    says: /is built for react \^18\.2\.0, and this shell shares 19\./,
    everyday: true,
  },
  'it imports a name that nobody exports': {
    made: { manifest: (manifest) => withShared(manifest, { names: ['useEverything'] }) },
    says: /imports “useEverything” of react, which this shell does not share/,
  },
  'the styles are too heavy': {
    made: styles(`.x{--x:"${incompressible(30_000)}"}`),
    says: /comes with \d+ B of styles, and may with 20480 B/,
    everyday: true,
  },
  'the script is too heavy': {
    made: script((text) => `${text};self.x="${incompressible(80_000)}";`),
    says: /comes with \d+ B of script after use/,
  },
  'a chunk throws when it runs': {
    made: script((text) => `${text}\n;throw new Error('boom in a chunk');`),
    says: /throws in the browser: boom in a chunk/,
  },
  'a component throws in the browser': {
    made: script((text) => text.replaceAll('"h1"', `(()=>{throw new Error('boom in the browser')})()`)),
    says: /boom in the browser/,
  },
  'the browser makes other markup than the server': {
    made: script((text) => text.replaceAll('"h1"', '"h2"')),
    says: /#418|hydrat/i,
    everyday: true,
  },
  'a chunk complains': {
    made: script((text) => `${text}\n;console.error('not like this');`),
    says: /writes to the console: not like this/,
  },
  'a chunk calls another site': {
    made: script((text) => `${text}\n;fetch('https://elsewhere.example/').catch(() => 0);`),
    says: /connect-src|elsewhere\.example/,
  },
  'styles hide the page': {
    made: styles('#content{display:none!important}'),
    says: /shows 0 Chinese characters of its own/,
  },
  'the page moves while it loads': {
    made: styles('@keyframes late{to{margin-top:300px}}#content{animation:late .05s .2s forwards}'),
    says: /moves while it loads/,
  },
  'a tap is swallowed': {
    made: script((text) => `${text}\n;addEventListener('click',(e)=>e.stopPropagation(),true);`),
    says: /does not answer a tap on/,
  },
  'a call has another shape': {
    made: { manifest: (manifest) => withCall(manifest, 'help-hot-words', ['inventedField']) },
    says: /help-hot-words: is answered in another shape: data.*inventedField/,
    everyday: true,
  },
  'a call is not there': {
    made: { manifest: (manifest) => ({ ...manifest, calls: [...manifest.calls, inventedCall] }) },
    says: /invented: is answered with status 404 \(get \/open\/v1\/invented\)/,
  },
};

const inventedCall: ReleaseManifest['calls'][number] = {
  name: 'invented',
  method: 'get',
  host: 'cms',
  path: '/open/v1/invented',
  freshFor: 60,
  data: {},
};

function withShared(manifest: ReleaseManifest, react: Partial<ReleaseManifest['shared'][string]>): ReleaseManifest {
  const before = manifest.shared.react ?? { range: '', names: [] };
  return { ...manifest, shared: { ...manifest.shared, react: { ...before, ...react } } };
}

function withCall(manifest: ReleaseManifest, name: string, required: string[]): ReleaseManifest {
  const calls = manifest.calls.map((call) =>
    call.name === name ? { ...call, data: { type: 'object', required } } : call,
  );
  return { ...manifest, calls };
}

/** The hashes of the chunks as the build writes them, unless the break is there. */
function rehash(files: Files, before: Files): void {
  const same = files.get(hashFile) === before.get(hashFile);
  if (!same) return;
  const own = /^client\/([^/]+\.js)$/;
  const chunks = [...files].flatMap(([file, bytes]) => {
    const name = own.exec(file)?.[1];
    return name && file !== hashFile ? [[name, integrityOf(bytes)]] : [];
  });
  const hashes = JSON.stringify(Object.fromEntries(chunks));
  files.set(hashFile, Buffer.from(`self.siteHashes=Object.assign(self.siteHashes||{},${hashes});\n`));
}

/** The built help centre with two of its pages, broken in one way, listed as if it had been built so. */
export function brokenRelease(version: string, made: Break = {}): BuiltRelease {
  const built = readBuiltRelease(path.join(repositoryRoot, 'mf-help/dist'));
  const files: Files = new Map(built.files);
  made.files?.(files, built.manifest);
  rehash(files, built.files);
  const listed: ReleaseManifest = {
    ...built.manifest,
    version,
    routes: built.manifest.routes.filter(({ id }) => keptPages.includes(id)),
    files: [...files].map(([file, bytes]) => ({ path: file, bytes: bytes.length, integrity: integrityOf(bytes) })),
  };
  const manifest = made.manifest?.(listed) ?? listed;
  return { manifest, manifestText: JSON.stringify(manifest), files };
}
