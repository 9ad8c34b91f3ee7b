import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type BuiltRelease, readBuiltRelease } from '@site/release/releases/built-release';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { releaseFile } from '@site/shared/build/release-files';
import { integrityOf } from '@site/shared/contract/integrity';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { wrapPages } from './variant';

type Files = Map<string, Buffer>;
/** What a break does to the files of a build, and to its manifest once the files are listed anew. */
export type Break = {
  files?: (files: Files, manifest: ReleaseManifest) => void;
  manifest?: (manifest: ReleaseManifest) => ReleaseManifest;
};

const serverFile = 'server/routes.cjs';
export const entry = 'client/remoteEntry.js';

/** Two pages of the help centre, one of them with ids: enough for every kind of break, and quick to check. */
const keptPages = ['help-helpCenter', 'help-helpDocument-id'];
export const withIds = '/help/helpDocument/:id?';

export function pageFile({ pages }: ReleaseManifest, kind: 'scripts' | 'styles', id = 'help-helpDocument-id'): string {
  return pages[id]?.[kind].at(-1) ?? '';
}

export function edit(files: Files, file: string, change: (text: string) => string): void {
  files.set(file, Buffer.from(change(files.get(file)?.toString() ?? '')));
}

export const server = (added: string): Break => ({ files: (files) => edit(files, serverFile, (text) => text + added) });

export const script = (change: (text: string) => string): Break => ({
  files: (files, manifest) => edit(files, pageFile(manifest, 'scripts'), change),
});

export const styles = (added: string): Break => ({
  files: (files, manifest) => edit(files, pageFile(manifest, 'styles'), (text) => text + added),
});

/** For whatever has a class of the page's own styles; `before` is what the rule needs. */
export const ownStyles = (body: string, before = ''): Break => ({
  files: (files, manifest) =>
    edit(files, pageFile(manifest, 'styles'), (text) => {
      const classes = new Set(text.match(/\.[A-Za-z][\w-]*(?=[^}]*\{)/g));
      return `${text}${before}#_content :is(${[...classes].join()}){${body}}`;
    }),
});

export const head = (body: string): Break =>
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
    files: [...files].map(([file, bytes]) => releaseFile(file, bytes)),
  };
  const manifest = made.manifest?.(listed) ?? listed;
  return { manifest, manifestText: JSON.stringify(manifest), files };
}
