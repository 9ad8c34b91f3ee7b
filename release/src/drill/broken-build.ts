import { integrityOf } from '@site/shared/contract/integrity';
import { releaseFile } from '@site/shared/contract/release-file';
import { brotliOf, hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { BuiltRelease } from '../releases/built-release';
import { SERVER_FILE } from '../releases/manifest-signature';

/** Path → bytes, of a build. */
export type Files = Map<string, Buffer>;

/** What a break does to the files of a build, and to its manifest once the files are listed anew. */
export interface Break {
  files?: (files: Files, manifest: ReleaseManifest) => void;
  manifest?: (manifest: ReleaseManifest) => ReleaseManifest;
}

export function edit(files: Files, file: string, change: (text: string) => string): void {
  files.set(file, Buffer.from(change(files.get(file)?.toString() ?? '')));
}

/** Code behind all that runs on the server; it reaches the pages by `module.exports.routes`. */
export const server = (added: string): Break => ({
  files: (files) => edit(files, SERVER_FILE, (text) => text + added),
});

/** Which pages of a server file are wrapped: a shell tries the first page before a release goes live. */
export type WrappedPages = 'all' | 'all but the first';

/**
 * Code for the server file in which other pages are loaded than the build has.
 * @param changed what is returned for `page` and its component `Page`, as code
 */
export function wrapLoaded(changed: string, pages: WrappedPages = 'all'): string {
  return `
;(() => {
  const { jsx, Fragment } = require('react/jsx-runtime');
  for (const route of module.exports.routes) {
    if (${pages === 'all but the first'} && route === module.exports.routes[0]) continue;
    const load = route.lazy;
    route.lazy = async () => {
      const page = await load();
      const Page = page.Component;
      return ${changed};
    };
  }
})();
`;
}

/** @param body the element that is shown in the place of each page, as code */
export function wrapPages(body: string, pages?: WrappedPages): string {
  return wrapLoaded(`{ ...page, Component: (props) => ${body} }`, pages);
}

/** @param body what is returned in the place of `head`, as code */
export function head(body: string): Break {
  return server(
    wrapLoaded(
      `{ ...page, handle: { ...page.handle, head: (data, context) => { const head = page.handle.head(data, context); ${body} } } }`,
    ),
  );
}

/** Rules for whatever has a class of a page's own styles, in the places of `$`, as a build would write them. */
export function ownRules(rules: string, styles: string): Break {
  return {
    files: (files) =>
      edit(files, styles, (text) => {
        const classes = new Set(text.match(/\.[A-Za-z][\w-]*(?=[^}]*\{)/g));
        return `${text}${rules.replaceAll('$', `#_content :is(${[...classes].join()})`)}`;
      }),
  };
}

/** The hashes of the chunks as the build writes them, unless the break is there. */
function rehash(files: Files, before: Files): void {
  if (files.get(hashFile) !== before.get(hashFile)) return;
  const own = /^client\/([^/]+\.js)$/;
  const chunks = [...files].flatMap(([file, bytes]) => {
    const name = own.exec(file)?.[1];
    return name && file !== hashFile ? [[name, integrityOf(bytes)]] : [];
  });
  const hashes = JSON.stringify(Object.fromEntries(chunks));
  files.set(hashFile, Buffer.from(`self.siteHashes=Object.assign(self.siteHashes||{},${hashes});\n`));
}

/** The brotli of a changed file would be that of the whole one. */
function dropPacked(files: Files, before: Files): void {
  for (const [file, bytes] of files) if (bytes !== before.get(file)) files.delete(brotliOf(file));
}

/**
 * A build with some of its pages, broken in one way, listed as if it had been built so. Whole without a break.
 * @param kept the ids of the pages
 */
export function brokenBuild(
  built: BuiltRelease,
  { version, kept }: { version: string; kept: readonly string[] },
  made: Break = {},
): BuiltRelease {
  const files: Files = new Map(built.files);
  made.files?.(files, built.manifest);
  rehash(files, built.files);
  dropPacked(files, built.files);
  const listed: ReleaseManifest = {
    ...built.manifest,
    version,
    routes: built.manifest.routes.filter(({ id }) => kept.includes(id)),
    files: [...files].map(([file, bytes]) => releaseFile(file, bytes)),
  };
  const manifest = made.manifest?.(listed) ?? listed;
  return { manifest, manifestText: JSON.stringify(manifest), files };
}
