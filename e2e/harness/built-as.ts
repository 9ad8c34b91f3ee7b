import path from 'node:path';
import { type BuiltRelease, readBuiltRelease } from '@site/release/releases/built-release';
import { releaseFile } from '@site/shared/contract/release-file';
import { integrityOf } from '@site/shared/contract/integrity';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export type Change = [from: string, to: string];
type Files = ReadonlyMap<string, Buffer>;

/** In which files of a release words are changed. */
export const codeFiles = { everywhere: /\.c?js$/, inTheBrowser: /^client\/.*\.js$/ } as const;

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

function withTexts(files: Files, which: RegExp, changes: readonly Change[]): Files {
  const code = [...files].filter(([file]) => which.test(file));
  return new Map([...files, ...code.map(([file, bytes]) => [file, withText(bytes, changes)] as const)]);
}

/** The hash of each file that has changed, before and after. */
function hashChanges(before: Files, after: Files): Change[] {
  return [...before]
    .map(([file, bytes]): Change => [integrityOf(bytes), integrityOf(after.get(file) ?? bytes)])
    .filter(([from, to]) => from !== to);
}

function manifestOf(built: BuiltRelease, version: string, files: Files): ReleaseManifest {
  return {
    ...built.manifest,
    version,
    files: built.manifest.files.map((file) => {
      const bytes = files.get(file.path);
      return bytes ? releaseFile(file.path, bytes) : file;
    }),
  };
}

/**
 * The build of a remote as a build of changed sources would have been: another version, which its code names where it names
 * files of its own, other words in some of its files, and every hash of a changed file new.
 */
export function builtAs(
  remote: string,
  version: string,
  changes: readonly Change[] = [],
  files: RegExp = codeFiles.everywhere,
): BuiltRelease {
  const built = readBuiltRelease(path.join(repositoryRoot, remote, 'dist'));
  const place: Change = [`/${remote}/${built.manifest.version}/client/`, `/${remote}/${version}/client/`];
  const moved = withTexts(withTexts(built.files, codeFiles.everywhere, [place]), files, changes);
  const named = moved.get(hashFile);
  if (!named) throw new Error(`The build of ${remote} has no ${hashFile}.`);
  const all = new Map(moved).set(hashFile, withText(named, hashChanges(built.files, moved)));
  const manifest = manifestOf(built, version, all);
  return { manifest, manifestText: JSON.stringify(manifest), files: all };
}
