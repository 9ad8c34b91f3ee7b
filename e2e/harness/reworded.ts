import path from 'node:path';
import { type BuiltRelease, readBuiltRelease } from '@site/release/built-release';
import { publish } from '@site/release/publish';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { integrityOf } from '@site/shared/contract/integrity';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { Site } from './site';

type Change = [from: string, to: string];

/** As server files have it, which are ASCII alone. */
function inAscii(text: string): string {
  return text.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

function withText(bytes: Buffer, changes: readonly Change[]): Buffer {
  const all = changes.flatMap(([from, to]): Change[] => [
    [from, to],
    [inAscii(from), inAscii(to)],
  ]);
  return Buffer.from(all.reduce((now, [from, to]) => now.replaceAll(from, to), bytes.toString()));
}

/** The hash of each file that has changed, before and after. */
function hashChanges(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>): Change[] {
  return [...before]
    .map(([file, bytes]): Change => [integrityOf(bytes), integrityOf(after.get(file) ?? bytes)])
    .filter(([from, to]) => from !== to);
}

function manifestOf(built: BuiltRelease, version: string, files: ReadonlyMap<string, Buffer>): ReleaseManifest {
  return {
    ...built.manifest,
    version,
    files: built.manifest.files.map((file) => {
      const bytes = files.get(file.path);
      return bytes ? { ...file, bytes: bytes.length, integrity: integrityOf(bytes) } : file;
    }),
  };
}

/** In which files of a release words are changed. */
export const codeFiles = { everywhere: /\.c?js$/, inTheBrowser: /^client\/.*\.js$/ } as const;

/**
 * Publishes the built remote once more with other words, on the server and in the browser alike, as a new build of
 * changed sources would have them: every hash of a changed file is its new one. With other words in the browser alone it
 * renders well and hydrates badly.
 */
export async function publishReworded(
  site: Site,
  remote: string,
  version: string,
  change: Change,
  files: RegExp = codeFiles.everywhere,
): Promise<void> {
  const built = readBuiltRelease(path.join(repositoryRoot, remote, 'dist'));
  const code = [...built.files].filter(([file]) => files.test(file));
  const reworded = new Map([
    ...built.files,
    ...code.map(([file, bytes]) => [file, withText(bytes, [change])] as const),
  ]);
  const named = reworded.get(hashFile);
  if (!named) throw new Error(`The build of ${remote} has no ${hashFile}.`);
  const all = new Map(reworded).set(hashFile, withText(named, hashChanges(built.files, reworded)));
  const manifest = manifestOf(built, version, all);
  await publish(site.store, site.keys, { manifest, manifestText: JSON.stringify(manifest), files: all }, { by: 'e2e' });
}
