import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { namesForSections } from '@site/shared/remote/section-names';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Line } from './lines';

/** Packages that the shell provides and no remote bundles (docs/architecture.md#singletons), and where a line has each from. */
const sources = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router',
  zustand: 'zustand',
} as const;

/** Those of the repository, which every line has in this version. */
const own = { '@site/shared/store': '1.0.0', '@site/shared/http': '2.1.0' } as const;

export const singletonNames: readonly string[] = [...Object.keys(sources), ...Object.keys(own)];

/** The folder of a package in the version of a line. */
function folderOf({ name, packages }: Line, wanted: keyof Line['packages']): string {
  const installed = packages[wanted] ?? wanted;
  try {
    return path.dirname(require.resolve(`${installed}/package.json`));
  } catch {
    throw new Error(`The line ${name} takes ${wanted} from ${installed}, which is not installed.`);
  }
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Package → the version that a line has. */
export function singletonVersions(line: Line): Record<string, string> {
  const installed = Object.entries(sources).map(([name, from]) => [name, versionIn(folderOf(line, from))]);
  return { ...Object.fromEntries(installed), ...own };
}

/** Package → the range that a remote of this line is built for: any later version that breaks nothing. */
export function singletonRanges(line: Line): Record<string, string> {
  return Object.fromEntries(
    Object.entries(singletonVersions(line)).map(([name, version]) => [name, `^${version.replace(/\.\d+$/, '')}.0`]),
  );
}

/** Where a build of the shell for a line finds what it does not have under its own name. */
export function lineAliases(line: Line): Record<string, string> {
  const names = Object.keys(line.packages) as (keyof Line['packages'])[];
  return Object.fromEntries(names.map((name) => [name, folderOf(line, name)]));
}

/** Of the manifest of a build of the shell: the version of each that it provides, and what sections may import. */
export function sharedVersions(line: Line): ReleaseManifest['shared'] {
  const fromLine = (name: string): string => {
    const source = sources[name as keyof typeof sources];
    return source && source !== 'react-router' ? name.replace(source, folderOf(line, source)) : name;
  };
  const modules = singletonModules(fromLine);
  return Object.fromEntries(
    Object.entries(singletonVersions(line)).map(([name, range]) => [
      name,
      { range, names: namesForSections(modules[name] as object).sort() },
    ]),
  );
}

/**
 * The shared modules themselves, for tools that run a section's server file.
 * @param place where a module is loaded from
 */
export function singletonModules(place: (name: string) => string = (name) => name): Record<string, unknown> {
  return Object.fromEntries(
    singletonNames.map((name) => [
      name,
      require(name === 'react-router-dom' ? '@site/shared/page/router-facade' : place(name)),
    ]),
  );
}

/** The replacement of `react-router-dom`: named exports only, so that the rest is tree-shaken (docs/measured.md#federation-runtime). */
export const routerFacade = path.join(repositoryRoot, 'shared/src/page/router-facade.ts');

/** The same names on the server, where they report to the fragment cache what a part depends on (docs/architecture.md#fragment-cache). */
export const serverRouter = path.join(repositoryRoot, 'shell/src/render/pages/server-router.tsx');

/** Of a major version that is modules alone the ending is `.js`; before, that was CommonJS. */
function moduleIn(dist: string, name: string): string {
  const file = path.join(dist, `${name}.mjs`);
  return existsSync(file) ? file : path.join(dist, `${name}.js`);
}

/** react-router's package points at its development build whatever the mode; the shell takes the production one. */
export function productionRouter(line: Line): Record<string, string> {
  const dist = path.join(folderOf(line, 'react-router'), 'dist/production');
  return { 'react-router$': moduleIn(dist, 'index'), 'react-router/dom$': moduleIn(dist, 'dom-export') };
}

/** `renderToString` alone: the entry of the package brings the renderer of streams too, which is as large again. */
export function stringRenderer(line: Line): Record<string, string> {
  const file = path.join(folderOf(line, 'react-dom'), 'cjs/react-dom-server-legacy.node.production.js');
  return existsSync(file) ? { 'react-dom/server$': file } : {};
}

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

/** On the server calls go through an adapter of the shell's own: nothing of the one for Node, its agents, redirects and forms. */
export const axiosWithoutNode = {
  ...withoutSpareAxios,
  [path.join(axiosFiles, 'adapters/http.js')]: false as const,
  [path.join(axiosFiles, 'platform/node/index.js')]: path.join(axiosFiles, 'platform/browser/index.js'),
  [path.join(axiosFiles, 'platform/node/classes/FormData.js')]: false as const,
};
