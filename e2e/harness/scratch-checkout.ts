import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';

function git(folder: string, ...text: string[]): string {
  return execFileSync('git', text, { cwd: folder, encoding: 'utf8' });
}

/** What would be committed here, in a repository of its own without packages; the caller removes the folder. */
export function scratchCheckout(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const files = git(repositoryRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((one) => one !== '' && existsSync(path.join(repositoryRoot, one))))
    cpSync(path.join(repositoryRoot, file), path.join(root, file));
  git(root, 'init', '--quiet');
  return root;
}

/** Links each installed package. Links to workspaces are relative, so that they lead to the workspaces of the copy. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@') || name === '.bin') linkFolder(source, target);
    else if (name === '.installed-lock') cpSync(source, target);
    else symlinkSync(source, target);
  }
}

/** Packages as they are installed here, without copying them. */
export function linkPackages(root: string): void {
  for (const folder of ['.', ...workspaceNames()]) {
    const installed = path.join(repositoryRoot, folder, 'node_modules');
    if (existsSync(installed)) linkFolder(installed, path.join(root, folder, 'node_modules'));
  }
}

/** What is built here, so that the copy builds only what is changed in it. */
export function copyBuilds(root: string): void {
  const built = [...workspaceNames().map((name) => `${name}/dist`), '.cache/development/shell'];
  for (const folder of built.filter((one) => existsSync(path.join(repositoryRoot, one))))
    cpSync(path.join(repositoryRoot, folder), path.join(root, folder), { recursive: true });
}
