import { commonFile } from '@site/shared/contract/common-styles';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { hashFile } from '@site/shared/contract/release-manifest';
import fastify from 'fastify';
import type { LivePin } from '../../render/pages/pinned-release';
import type { LiveSet } from './live-sets';
import { pinRoutes } from './pin-routes';

function manifestOf(name: string, version: string): ReleaseManifest {
  const files = ['client/remoteEntry.js', hashFile].map((path) => ({
    path,
    bytes: 1,
    integrity: `${path} ${version}`,
  }));
  const routes = [{ id: `${name}-page`, path: `/${name}/:id?` }];
  return { name, version, files, routes } as unknown as ReleaseManifest;
}

function setOf(id: string, infoVersion: string): LiveSet {
  const shell = manifestOf('shell', '3.0.0');
  const remotes = { 'mf-help': manifestOf('mf-help', '1.0.0'), 'mf-info': manifestOf('mf-info', infoVersion) };
  return { input: { set: { id, shell, remotes, absent: {} }, assetBase: '' } } as unknown as LiveSet;
}

/** Styles that mf-info was built with, and those that the shell was. */
function withCommonStyles(live: LiveSet, key = '', shells?: string): LiveSet {
  const { shell, remotes } = live.input.set;
  remotes['mf-info']?.files.push({ path: commonFile(key), bytes: 1, integrity: `sha384-${key}` });
  Object.assign(shell, { commonStyles: shells });
  return live;
}

function serve() {
  const sets: { live: LiveSet | undefined } = { live: setOf('one', '1.0.0') };
  const app = fastify();
  const pinned: string[] = [];
  const choose = async () => sets.live && { set: sets.live, personal: false };
  pinRoutes(app, choose, {
    pinned: (releases, network) => void pinned.push(`${releases.map(({ name }) => name).join()} ${network}`),
  });
  return { sets, pinned, get: (url: string) => app.inject(url) };
}

test('a page is told the other sections as they are live, with the hash of what it loads', async () => {
  const { get, pinned } = serve();
  const answer = await get('/-/pin/3.0.0/mf-help@0.9.0');
  expect(pinned).toEqual(['mf-info 127.0.0.0/24']);
  expect(answer.headers['cache-control']).toBe('no-store');
  const entry = '/assets/remotes/mf-info/1.0.0/client/remoteEntry.js';
  const hashes = ['/assets/remotes/mf-info/1.0.0/client/hashes.js', 'client/hashes.js 1.0.0'];
  expect(answer.json<LivePin>()).toEqual({
    remotes: {
      'mf-info': { entry, integrity: 'client/remoteEntry.js 1.0.0', hashes, paths: ['/mf-info/:id?'] },
    },
  });
});

test('the common styles of a section are named where the shell has others', async () => {
  const { get, sets } = serve();
  const named = async () => (await get('/-/pin/3.0.0/mf-help@1.0.0')).json<LivePin>().remotes['mf-info']?.common;

  for (const [key, shells] of [
    ['new', undefined],
    ['new', 'old'],
  ]) {
    sets.live = withCommonStyles(setOf(`${key} ${shells}`, '1.0.0'), key, shells);
    expect(await named()).toEqual(['/assets/remotes/mf-info/1.0.0/client/common.new.css', 'sha384-new']);
  }
  sets.live = withCommonStyles(setOf('same', '1.0.0'), 'new', 'new');
  expect(await named()).toBeUndefined();
});

test('after a swap the answer is of the set that is live now', async () => {
  const { get, sets } = serve();
  await get('/-/pin/3.0.0/mf-help@1.0.0');
  sets.live = setOf('two', '1.1.0');
  const { remotes } = (await get('/-/pin/3.0.0/mf-help@1.0.0')).json<LivePin>();
  expect(remotes['mf-info']?.entry).toContain('/1.1.0/');
});

test('a page of the shell itself is told all sections, and so is one of a section that is not known', async () => {
  const { get } = serve();
  for (const release of ['shell@3.0.0', 'mf-other@1.0.0', '__proto__@1.0.0'])
    expect(Object.keys((await get(`/-/pin/3.0.0/${release}`)).json<LivePin>().remotes)).toEqual(['mf-help', 'mf-info']);
});

test('a page of another build of the shell is told nothing, since it cannot run what is live here', async () => {
  const { get, sets } = serve();
  expect((await get('/-/pin/2.9.0/mf-help@1.0.0')).statusCode).toBe(404);
  sets.live = undefined;
  expect((await get('/-/pin/3.0.0/mf-help@1.0.0')).statusCode).toBe(404);
});

test('R13.96 a page is told of no section of another line, so that going there is a navigation of documents', async () => {
  const { get, sets, pinned } = serve();
  const live = setOf('two lines', '1.0.0');
  const { set } = live.input;
  set.other = { ...manifestOf('shell', '3.0.0-react.19.9'), line: 'react-19.9' };
  Object.assign(set.remotes['mf-info'] ?? {}, { line: 'react-19.9' });
  set.remotes['mf-college'] = manifestOf('mf-college', '1.0.0');
  sets.live = live;
  const told = async (page: string) => Object.keys((await get(`/-/pin/${page}`)).json<LivePin>().remotes);

  expect(await told('3.0.0/mf-help@1.0.0')).toEqual(['mf-college']);
  expect(await told('3.0.0-react.19.9/mf-info@1.0.0')).toEqual([]);
  expect(await told('3.0.0/shell@3.0.0')).toEqual(['mf-help', 'mf-college']);
  // A page of the version before, whose section has moved meanwhile.
  expect(await told('3.0.0/mf-info@0.9.0')).toEqual(['mf-help', 'mf-college']);
  expect(pinned[1]).toBe(' 127.0.0.0/24');
});
