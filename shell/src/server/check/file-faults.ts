import { Script } from 'node:vm';
import { namesClass } from '@site/tooling/bundle/names-class';
import { clientFileFaults, serverFileFaults } from '@site/tooling/bundle/server-file-rules';
import type { GateFinding } from '@site/shared/contract/gate-report';
import { type Rule, rulesOf } from '../first-paint/style-rules';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';

/** The bytes of a file that the release lists; undefined where there are no good ones. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>;

const entry = 'client/remoteEntry.js';

function finding(where: string, reason: string): GateFinding {
  return { part: 'files', where, reason };
}

/** Only compiled: nothing of it runs here. */
function scriptFaults(code: string, filename: string): GateFinding[] {
  try {
    new Script(code, { filename });
    return clientFileFaults(code).map((fault) => finding(filename, fault));
  } catch (error) {
    return [finding(filename, `cannot be read by a browser: ${(error as Error).message}`)];
  }
}

/** The hashes by which the browser checks the chunks that no page lists. */
function chunkHashFaults(code: string, { files }: ReleaseManifest): GateFinding[] {
  const listed = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const pairs = [...code.matchAll(/"([\w.-]+\.js)":"(sha384-[^"]+)"/g)];
  const wrong = pairs.filter(([, file, hash]) => listed.get(`client/${file}`) !== hash);
  const named = new Set(pairs.map(([, file]) => `client/${file}`));
  const chunks = [...listed.keys()].filter((path) => /^client\/[^/]+\.js$/.test(path) && path !== hashFile);
  return [
    ...wrong.map(([, file]) => finding(hashFile, `gives ${file} another hash than the release`)),
    ...chunks.filter((path) => !named.has(path)).map((path) => finding(hashFile, `gives no hash of ${path}`)),
  ];
}

/** The selectors of these rules that hold by no class: they style the shell and whatever section is shown next as well. */
function bareSelectors(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'group') return bareSelectors(rule.rules);
    if (rule.kind !== 'style') return [];
    return rule.selectors.filter(({ text }) => !namesClass(text)).map(({ text }) => text);
  });
}

/** What a style sheet does beyond its section, and what it fetches from its own folder that is not there. */
function styleFaults(code: string, path: string, { files }: ReleaseManifest): GateFinding[] {
  const listed = new Set(files.map((file) => file.path));
  const fetched = [...code.matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)["']?\s*\)/g)].map(([, address = '']) => address);
  const missing = fetched.filter((address) => !listed.has(new URL(address, `file:///${path}`).pathname.slice(1)));
  return [
    ...bareSelectors(rulesOf(code)).map((bare) => finding(path, `styles “${bare}” of all pages: it names no class`)),
    ...missing.map((address) => finding(path, `fetches ${address}, which the release does not list`)),
  ];
}

function faultsIn(path: string, code: string, manifest: ReleaseManifest): GateFinding[] {
  if (path.endsWith('.css')) return styleFaults(code, path, manifest);
  if (path === hashFile) return [...scriptFaults(code, path), ...chunkHashFaults(code, manifest)];
  return path.endsWith('.js') ? scriptFaults(code, path) : [];
}

/** Files that pages name and the release does not have, and pages without files. */
function listFaults({ files, pages, routes }: ReleaseManifest): GateFinding[] {
  const listed = new Set(files.map(({ path }) => path));
  const named = Object.entries(pages).flatMap(([id, { scripts, styles }]) =>
    [...scripts, ...styles].filter((path) => !listed.has(path)).map((path) => ({ id, path })),
  );
  const bare = routes.filter(({ id }) => !pages[id]?.styles.length || !pages[id].scripts.includes(entry));
  return [
    ...(listed.has(entry) ? [] : [finding(entry, 'is missing: no browser could load the section')]),
    ...named.map(({ id, path }) => finding(path, `is named by the page ${id}, and the release does not list it`)),
    ...bare.map(({ id, path }) => finding(path, `lists no styles, or no entry, for its page ${id}`)),
  ];
}

function serverFaults(code: string): GateFinding[] {
  const where = 'server/routes.cjs';
  try {
    return serverFileFaults(code).map((fault) => finding(where, fault));
  } catch (error) {
    return [finding(where, `cannot be read: ${(error as Error).message}`)];
  }
}

/** What can be said of the files of a release without running them. */
export async function fileFaults(
  manifest: ReleaseManifest,
  serverCode: string,
  read: ReadFile,
): Promise<GateFinding[]> {
  const faults = [...serverFaults(serverCode), ...listFaults(manifest)];
  for (const { path } of manifest.files.filter((file) => /^client\/.*\.(?:js|css)$/.test(file.path))) {
    const bytes = await read(path);
    faults.push(...(bytes ? faultsIn(path, bytes.toString(), manifest) : [finding(path, 'is missing or was changed')]));
  }
  return faults;
}
