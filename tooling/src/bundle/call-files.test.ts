import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Compilation, LoaderContext } from 'webpack';
import callFactsLoader from './call-facts-loader';
import { releaseCalls } from './call-files';

const calls = path.join(repositoryRoot, 'shared/src/calls');
const fileOf = (name: string) => path.join(calls, `${name}.call.ts`);
const read = (...names: string[]) => ({ fileDependencies: new Set(names.map(fileOf)) }) as unknown as Compilation;

test('callers get only the metadata of a call file, no schema and no library', () => {
  const folders: string[] = [];
  const addContextDependency = (folder: string) => void folders.push(folder);
  const context = { resourcePath: fileOf('case-page'), addContextDependency };
  const source = callFactsLoader.call(context as unknown as LoaderContext<object>);
  expect(source).toMatch(/^export const readCasePage = \{"name":"case-page","method":"get","host":"cms",/);
  expect(source).toContain('"lists":true');
  expect(source).not.toMatch(/import|properties|facets/);
  // They are made again when one of these changes, since what a call imports is not seen by webpack.
  expect(folders).toEqual([
    calls,
    ...['contract', 'parts/contract'].map((folder) => path.resolve(calls, '..', folder)),
  ]);
});

test('a release contains each reading call of its files once, sorted by name, with its schema', () => {
  const found = releaseCalls([read('jobs', 'case-page'), read('case-page', 'lead-quick')], 'mf-marketing');
  expect(found.map(({ name }) => name)).toEqual(['case-page', 'jobs']);
  expect(found[1]).toMatchObject({ method: 'get', host: 'cms', path: '/open/v1/job/list', freshFor: 60 });
  expect(found[1]?.data).toMatchObject({ type: 'object', properties: { list: { type: 'array' } } });
  expect(found[1]).toMatchObject({ sends: 'query', fields: [] });
  expect(found[0]?.fields).toEqual(expect.arrayContaining(['industry', 'pageIndex', 'pageSize']));
});

test('a file that a build reads by two paths is one call', () => {
  const linked = fileOf('jobs').replace('/shared/src/', '/node_modules/@site/shared/src/');
  const twice = { fileDependencies: new Set([fileOf('jobs'), linked]) };
  expect(releaseCalls([twice as unknown as Compilation], 'mf-help')).toHaveLength(1);
});

test('other files of a build are not calls', () => {
  const others = { fileDependencies: new Set([path.join(calls, 'call.ts'), '/elsewhere/x.call.ts']) };
  expect(releaseCalls([others as unknown as Compilation], 'mf-help')).toEqual([]);
});
