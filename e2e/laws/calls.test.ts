import type { AnyCall } from '@site/shared/calls/call';
import { isWritten, writingCalls } from '@site/shared/calls/writing-calls';
import { type OpenApi, describeService } from '../../api/src/operations/open-api';
import { callDocuments } from '../../scripts/call-documents';
import { type CallFile, loadCallFiles } from '../../scripts/call-files';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

/** The one path whose calls are told apart by their fields. */
const sharedPath = '/liveajax/GetHelpArticle';

let files: CallFile[];
let service: OpenApi;

beforeAll(async () => {
  files = await loadCallFiles();
  service = await describeService();
});

function calls(): AnyCall[] {
  return files.flatMap(({ exported }) => exported.map(([, call]) => call));
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Method and path of every route of the service → the calls that it answers. */
function routes(): Map<string, string[]> {
  return new Map(
    Object.entries(service.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation['x-calls'] ?? []] as const),
    ),
  );
}

/** The prefixes that the shell passes on, the longest first, with their hosts, as they stand in its source. */
function passedOn(): { prefix: string; host: string }[] {
  const source = readTracked('shell/src/server/calls/call-routes.ts');
  const found = [...source.matchAll(/\['(\/[^']+\/)', '(\w+)'\]/g)];
  return found
    .map(([, prefix = '', host = '']) => ({ prefix, host }))
    .sort((one, other) => other.prefix.length - one.prefix.length);
}

test('a call file defines one call, which has the name of the file', () => {
  expect(files.length).toBeGreaterThan(0);
  expectNothing(
    files.filter(({ exported }) => exported.length !== 1),
    'export exactly one call from each shared/src/calls/*.call.ts (docs/how-to/add-a-call.md).',
  );
  const named = files.map(({ file, exported }) => [file, `shared/src/calls/${exported[0]?.[1].name}.call.ts`]);
  expectNothing(
    named.filter(([file, expected]) => file !== expected),
    'rename the file or the `name` in it: both are one (docs/how-to/add-a-call.md).',
  );
});

test('no two calls share a name, nor method and path but for the one path that is known for it', () => {
  expectNothing(
    repeated(files.flatMap(({ exported }) => exported.map(([name]) => name))),
    'rename one of the calls in shared/src/calls (docs/how-to/add-a-call.md).',
  );
  const places = calls().map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(repeated(places))]).toEqual([`post ${sharedPath}`]);
});

test('every call that writes is known as one, and nothing is read at its address', () => {
  const names = (list: readonly AnyCall[]) => list.map(({ name }) => name).toSorted();
  expect(names(writingCalls)).toEqual(names(calls().filter(({ reads }) => !reads)));
  expectNothing(
    names(calls().filter(({ reads, path }) => reads && isWritten(path))),
    'edit shared/src/calls/writing-calls.ts.',
  );
});

test('the service answers every call exactly once, where the call says', () => {
  const mounted = [...routes()].flatMap(([place, names]) => names.map((name) => `${place} ${name}`));
  const defined = calls().map(({ method, path, name }) => `${method} ${path} ${name}`);
  expect(mounted.toSorted()).toEqual(defined.toSorted());
});

test('every route of the service under a prefix that the shell passes on is a call, and every call has such a prefix', () => {
  const prefixes = passedOn();
  const under = (path: string) => prefixes.some(({ prefix }) => path.startsWith(prefix));
  expect(prefixes.length).toBeGreaterThan(0);
  expectNothing(
    [...routes()].filter(([place, names]) => under(place.split(' ')[1] ?? '') && names.length === 0),
    'mount a call there (api/src/plugins/mount-call.ts), or take another path (docs/how-to/add-a-call.md).',
  );
  expectNothing(
    calls()
      .filter(({ path }) => !under(path))
      .map(({ name, path }) => `${name}: ${path}`),
    'take a path below a prefix of shell/src/server/calls/call-routes.ts, or add the prefix there.',
  );
});

test('a browser’s call reaches the same host as the server’s', () => {
  const hostOf = (path: string) => passedOn().find(({ prefix }) => path.startsWith(prefix))?.host;
  const asunder = calls().filter(({ path, host }) => hostOf(path) !== host);
  expectNothing(
    asunder.map(({ name, host, path }) => `${name}: ${host}, not ${hostOf(path)}`),
    'edit `host` in the call file, or the prefix in shell/src/server/calls/call-routes.ts.',
  );
});

test('the documents say what the calls say; `npm run docs` writes them', async () => {
  const stale = Object.entries(await callDocuments()).filter(([file, text]) => readTracked(file) !== text);
  expectNothing(
    stale.map(([file]) => file),
    'run `npm run docs` and commit what it wrote.',
  );
});
