import * as http from '@site/shared/http';
import * as store from '@site/shared/store';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';

/** What one side of Module Federation offers the other: package → version → how to get it. */
export type ShareScope = Record<string, Record<string, { get: () => () => unknown; from: string; loaded: 1 }>>;

const modules: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@site/shared/store': store,
  '@site/shared/http': http,
};

declare global {
  /** Package → version, of the packages that the shell shares; written in by the build (tooling/src/bundle/singletons.ts). */
  const SHARED_VERSIONS: Record<string, string>;
}

/** The singletons of the shell, which every container is given (docs/architecture.md#singletons). */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [
    name,
    { [version]: { get: () => () => modules[name], from: 'shell', loaded: 1 } },
  ]),
);
