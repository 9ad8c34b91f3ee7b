import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Break, brokenBuild, edit, ownRules, server, wrapPages } from '@site/release/drill/broken-build';
import { type BuiltRelease, readBuiltRelease } from '@site/release/releases/built-release';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';

export const entry = 'client/remoteEntry.js';

/** The id of a page with a form for leads, and with a console. */
export const leadPage = 'home-daobo';

/** Enough for every kind of break, and quick to check: two pages of the help centre, one of them with ids, and one with a form for leads and a console. */
const keptPages = ['help-helpCenter', 'help-helpDocument-id', leadPage];

const buildOf = (remote: string) => readBuiltRelease(path.join(repositoryRoot, remote, 'dist'));

/** The sections that have one of these pages. */
export function brokenSections(): string[] {
  return remoteNames().filter((name) => buildOf(name).manifest.routes.some(({ id }) => keptPages.includes(id)));
}

export const withIds = '/help/helpDocument/:id?';

export function pageFile({ pages }: ReleaseManifest, kind: 'scripts' | 'styles', id = 'help-helpDocument-id'): string {
  return pages[id]?.[kind].at(-1) ?? '';
}

export const script = (change: (text: string) => string, id?: string): Break => ({
  files: (files, manifest) => edit(files, pageFile(manifest, 'scripts', id), change),
});

export const styles = (added: string): Break => ({
  files: (files, manifest) => edit(files, pageFile(manifest, 'styles'), (text) => text + added),
});

/** Rules for whatever has a class of the page's own styles, in the places of `$`. */
export const ownStyles = (rules: string): Break => ({
  files: (files, manifest) => ownRules(rules, pageFile(manifest, 'styles')).files?.(files, manifest),
});

export const loader = (body: string): Break =>
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

export const child = (element: string): Break =>
  server(wrapPages(`jsx(Fragment, { children: [jsx(Page, props), ${element}] })`));

export const incompressible = (bytes: number) => randomBytes(bytes).toString('base64url');

export const inventedCall: ReleaseManifest['calls'][number] = {
  name: 'invented',
  method: 'get',
  host: 'cms',
  path: '/open/v1/invented',
  freshFor: 60,
  data: {},
};

export function withShared(
  manifest: ReleaseManifest,
  react: Partial<ReleaseManifest['shared'][string]>,
): ReleaseManifest {
  const before = manifest.shared.react ?? { range: '', names: [] };
  return { ...manifest, shared: { ...manifest.shared, react: { ...before, ...react } } };
}

export function withCall(manifest: ReleaseManifest, name: string, required: string[]): ReleaseManifest {
  const calls = manifest.calls.map((call) =>
    call.name === name ? { ...call, data: { type: 'object', required } } : call,
  );
  return { ...manifest, calls };
}

/** A built section with few of its pages, broken in one way. */
export function brokenRelease(version: string, made: Break = {}, remote = 'mf-help'): BuiltRelease {
  return brokenBuild(buildOf(remote), { version, kept: keptPages }, made);
}
