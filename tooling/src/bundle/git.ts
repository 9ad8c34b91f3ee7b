import { execFileSync } from 'node:child_process';

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

/** The commit the build was made from; empty without git. */
export function commit(root: string): string {
  return git(root, 'rev-parse', 'HEAD') ?? '';
}
