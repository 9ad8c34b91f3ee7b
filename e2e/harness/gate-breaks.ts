import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { hashFile } from '@site/shared/contract/release-manifest';
import { type Break, edit, head, server, wrapPages } from '@site/release/drill/broken-build';
import {
  child,
  entry,
  incompressible,
  inventedCall,
  loader,
  ownStyles,
  pageFile,
  script,
  styles,
  withCall,
  withIds,
  withShared,
} from './broken-release';
import { changes } from './variant';

/** Every attempt of a hostile section, spelled so that no look at its text finds it; its pages fail with what became of them. */
function hostileAttempts(): string {
  const text = readFileSync(path.join(repositoryRoot, 'shell/src/testing/hostile-attempts.cjs'), 'utf8');
  const found = "globalThis['pro' + 'cess']";
  const hidden = text
    .replaceAll('globalThis.process', found)
    .replaceAll(/(?<![.\w'"])process\./g, `${found}.`)
    .replace('module.exports =', 'return');
  // What is reached by design: empty memory, and the names of globals and of React, of which none is left.
  const harmless = ['usedMemory', 'globals', 'reactInternals'];
  return `
;(() => {
  const { attempts, outcome } = (() => { ${hidden} })();
  for (const route of module.exports.routes) {
    const load = route.lazy;
    route.lazy = async () => ({ ...(await load()), loader: async () => {
      const names = Object.keys(attempts);
      const outcomes = await Promise.all(names.map((name) => outcome(attempts[name])));
      const reached = names.filter((name, place) => 'reached' in outcomes[place] && !${JSON.stringify(harmless)}.includes(name));
      throw new Error(reached.length + ' reached of ' + names.length + ' attempts: ' + reached.join());
    } });
  }
})();
`;
}

/** What is broken → how, and what the refusal has to say. One of the server runs every day, and that of the browser's markup with the healthy release (gate.spec.ts). */
export const breaks: Record<string, { made: Break; says: RegExp; everyday?: true }> = {
  'the server file throws at load': { made: server(changes.throwsAtLoad()), says: /boom at load/ },
  'a page throws in render': { made: server(changes.throwsInRender()), says: /boom in render/ },
  'a page tries all that a hostile section tries': {
    made: server(hostileAttempts()),
    says: /Error: 0 reached of [5-9]\d attempts/,
    everyday: true,
  },
  'a page loops': { made: server(changes.loops()), says: /ends its process|is not rendered/ },
  'a loader never settles': { made: server(changes.neverSettles('all but the first')), says: /did not settle/ },
  'a page eats memory': {
    made: server(changes.eatsMemory()),
    says: /(?:ends its process|the render process ran out).*memory/i,
  },
  'the server file has another shape': { made: server(changes.hasAnotherShape()), says: /exports no routes/ },
  'a page throws for an id only': {
    made: server(changes.failsById(withIds, { 10001: { Component: "throw new Error('boom for one')" } })),
    says: /helpDocument\/10001: fails to render: Error: boom for one/,
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
  },
  'it imports a name that nobody exports': {
    made: { manifest: (manifest) => withShared(manifest, { names: ['useEverything'] }) },
    says: /imports “useEverything” of react, which this shell does not share/,
  },
  'the styles are too heavy': {
    made: styles(`.x{--x:"${incompressible(30_000)}"}`),
    says: /comes with \d+ B of styles, and may with 14336 B/,
  },
  'the script is too heavy': {
    made: script((text) => `${text};self.x="${incompressible(150_000)}";`),
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
  // Of one address and one window: of each view that fails, and of the live page, there are two looks more.
  'the browser makes other markup than the server': {
    made: script((text) => text.replaceAll('"h1"', '(innerWidth<600?"h2":"h1")'), 'help-helpCenter'),
    says: /\/help\/helpCenter.*(#418|hydrat)/i,
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
    made: ownStyles('${display:none!important}'),
    says: /shows 0 Chinese characters of its own/,
  },
  'the page moves while it loads': {
    made: ownStyles('@keyframes late{to{margin-top:300px}}${animation:late .05s .2s forwards}'),
    says: /moves while it loads/,
  },
  'a tap is swallowed': {
    made: script((text) => `${text}\n;addEventListener('click',(e)=>e.stopPropagation(),true);`),
    says: /does not answer a tap on/,
  },
  'a call has another shape': {
    made: { manifest: (manifest) => withCall(manifest, 'help-hot-words', ['inventedField']) },
    says: /help-hot-words: is answered in another shape: data.*inventedField/,
  },
  'a call is not there': {
    made: { manifest: (manifest) => ({ ...manifest, calls: [...manifest.calls, inventedCall] }) },
    says: /invented: is answered with status 404 \(get \/open\/v1\/invented\)/,
  },
};
