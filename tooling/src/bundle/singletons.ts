import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Packages that the shell provides and no remote bundles (docs/architecture.md#singletons). The range is what a remote is built for; the release gate compares
 * it against the live shell.
 */
export const singletons: Record<string, { version: string; range: string }> = {
  react: { version: '19.3.1', range: '^19.3.0' },
  'react/jsx-runtime': { version: '19.3.1', range: '^19.3.0' },
  'react-dom': { version: '19.3.1', range: '^19.3.0' },
  'react-router-dom': { version: '7.18.5', range: '^7.18.0' },
  zustand: { version: '5.1.0', range: '^5.1.0' },
  '@site/shared/store': { version: '1.0.0', range: '^1.0.0' },
  '@site/shared/http': { version: '2.1.0', range: '^2.1.0' },
};

/** Of the shell's manifest: the version of each that it provides; the names the gate reads from the modules themselves. */
export function sharedVersions(): ReleaseManifest['shared'] {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, { version }]) => [name, { range: version, names: [] }]),
  );
}

/** The replacement of `react-router-dom`: named exports only, so that the rest is tree-shaken (docs/measured.md#federation-runtime). */
export const routerFacade = path.join(repositoryRoot, 'shared/src/page/router-facade.ts');

/** The same names on the server, where they report to the fragment cache what a part depends on (docs/architecture.md#fragment-cache). */
export const serverRouter = path.join(repositoryRoot, 'shell/src/render/pages/server-router.tsx');

const routerDist = path.dirname(path.dirname(require.resolve('react-router')));

/** react-router's package points at its development build whatever the mode; the shell takes the production one. */
export const productionRouter = {
  'react-router$': path.join(routerDist, 'production/index.mjs'),
  'react-router/dom$': path.join(routerDist, 'production/dom-export.mjs'),
};

const axiosFiles = path.join(path.dirname(require.resolve('axios/package.json')), 'lib');

/**
 * Unused parts of axios: its adapters (calls of the browser go through `shared/src/http/fetch-adapter.ts`) with all that only
 * they import, the addresses that they make, bodies made of files and forms, and its older way to cancel.
 */
export const withoutSpareAxios = Object.fromEntries(
  [
    'adapters/fetch',
    'adapters/xhr',
    'cancel/CancelToken',
    'core/buildFullPath',
    'core/createMultipartBody',
    'helpers/buildURL',
    'helpers/formDataToBlob',
    'helpers/formDataToJSON',
    'helpers/HttpStatusCode',
    'helpers/toFormData',
    'helpers/toURLEncodedForm',
  ].map((file) => [path.join(axiosFiles, `${file}.js`), false as const]),
);
