import './container-runtime';
import type { ShareScope } from './share-scope';

/** As `@module-federation/enhanced` leaves a container's chunks to the runtime of the page. */
function container(chunkMapping: Record<string, string[]>) {
  const mapping = { 11: { shareKey: 'react' }, 12: { shareKey: 'vue' } };
  const webpackRequire = {
    S: {} as Record<string, ShareScope>,
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: { 11: 'placeholder' } as Record<string, unknown>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: mapping },
  };
  const { bundlerRuntime } = globalThis.siteBundlerRuntime();
  const run = (id: string) => {
    const module = { exports: {} as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return {
    webpackRequire,
    run,
    init: (shareScope: ShareScope) => bundlerRuntime.initContainerEntry({ webpackRequire, shareScope }),
    load: (chunkId: string) => bundlerRuntime.consumes({ chunkMapping, chunkId, webpackRequire }),
  };
}

const react = { useState: () => undefined };
const scope: ShareScope = { react: { '19.3.1': { get: () => () => react, from: 'shell', loaded: 1 } } };

test('a chunk imports the very module that the shell shares, and only what it asks for', () => {
  const { webpackRequire, init, load, run } = container({ page: ['11'] });
  init(scope);
  load('other');
  expect(Object.keys(webpackRequire.m)).toEqual([]);
  load('page');
  expect(run('11')).toBe(react);
  // The instance that webpack made before it ran the factory is dropped, as for any module that is replaced.
  expect(webpackRequire.c).toEqual({});
});

test('a package that the shell does not share fails where it is imported, by its name', () => {
  const { init, load, run } = container({ page: ['12'] });
  init(scope);
  load('page');
  expect(() => run('12')).toThrow('The shell shares no vue.');
});

test('a container that came twice gets its modules once', () => {
  const { webpackRequire, init, load } = container({ page: ['11'], part: ['11'] });
  init(scope);
  load('page');
  const first = webpackRequire.m['11'];
  load('part');
  expect(webpackRequire.m['11']).toBe(first);
});

test('an update that empties the list of a container takes nothing from it', () => {
  const { webpackRequire, init, load, run } = container({ page: ['11'] });
  init(scope);
  webpackRequire.S = {};
  load('page');
  expect(run('11')).toBe(react);
});
