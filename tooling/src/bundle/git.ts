import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Output of a git command in the folder; null where git, the repository or the requested object is missing. */
export function git(root: string, ...text: string[]): string | null {
  try {
    return execFileSync('git', text, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // A lockfile as it was at a tag is larger than the megabyte that Node allows by default.
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch {
    return null;
  }
}

/** As `git`, line by line. */
export function gitLines(root: string, ...text: string[]): string[] | null {
  return (
    git(root, ...text)
      ?.split('\n')
      .filter(Boolean) ?? null
  );
}

/** The files that `ls-files` or `diff --name-only` names, as they are called: without `-z` git quotes names that are not ASCII. */
export function gitFiles(root: string, command: string, ...text: string[]): string[] | null {
  return (
    git(root, command, '-z', ...text)
      ?.split('\0')
      .filter(Boolean) ?? null
  );
}

/**
 * Every file that is or would be committed, and is there.
 * @throws {Error} where git or the repository is missing: nothing found would be taken for nothing wrong
 */
export function repositoryFiles(root: string): string[] {
  const listed = gitFiles(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  if (!listed) throw new Error(`Git does not list the files of ${root}: it is no repository, or git is not installed.`);
  return listed.filter((file) => existsSync(path.join(root, file)));
}

/** The commit the build was made from; empty without git. */
export function commit(root: string): string {
  return git(root, 'rev-parse', 'HEAD') ?? '';
}
