import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { linkPackages, scratchCheckout } from '../../harness/scratch-checkout';

/** The older version of React that a line of the rehearsal has; the newer one is that of this checkout. */
const olderReact = '19.1.10';

export const lines = { old: 'react-19.1', new: 'react-19.3' } as const;

const installedAs = { react: 'react-19.1', 'react-dom': 'react-dom-19.1' } as const;

/** What the rehearsal runs, as folders of builds, and the seconds of CPU time of a cold build of the shell in one line and in two. */
export type LineBuilds = {
  root: string;
  /** Shells: of the old line alone, of both, of the new line alone. */
  shells: Record<'old' | 'both' | 'new', string>;
  /** Remote → the build of its sources for the old line, and for the new one. */
  releases: Record<string, Record<'old' | 'new', string>>;
  cpuSeconds: { oneLine: number; twoLines: number };
};

/** Beside the packages of the copy, which are links to those of this checkout, under the names that the line gives. */
function installOlderReact(root: string): void {
  const folder = path.join(root, '.older-react');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const wanted = Object.keys(installedAs).map((name) => `${name}@${olderReact}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...wanted], { cwd: folder, stdio: 'ignore' });
  const [from, to] = [path.join(folder, 'node_modules'), path.join(root, 'node_modules')];
  for (const [name, installed] of Object.entries(installedAs))
    cpSync(path.join(from, name), path.join(to, installed), { recursive: true });
  // What only this version of react-dom needs.
  cpSync(path.join(from, 'scheduler'), path.join(to, installedAs['react-dom'], 'node_modules/scheduler'), {
    recursive: true,
  });
  rmSync(folder, { recursive: true });
}

/** Seconds of CPU time, user and system, of what a shell ran: `0m38.80s 0m6.22s` in the second line of `times`. */
function cpuSeconds(times: string): number {
  const spent = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return (
    Math.round(spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0) * 10) / 10
  );
}

/** Builds workspaces of the copy for these lines, the first of which is the present one; gives the seconds of CPU time that it took. */
function build(root: string, names: readonly string[], ...wanted: (keyof typeof lines)[]): number {
  const rows = wanted.map((line) => ({ name: lines[line], packages: line === 'old' ? installedAs : {} }));
  writeFileSync(path.join(root, 'shell/lines.json'), JSON.stringify(rows));
  const script = '"$0" tooling/src/commands/build.ts "$@" >/dev/null && times';
  const program = path.join(root, 'node_modules/.bin/tsx');
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return cpuSeconds(execFileSync('sh', ['-c', script, program, ...names], { cwd: root, stdio, encoding: 'utf8' }));
}

/** Builds a copy of the checkout for the old line, and its shell for both; what is of the new line alone is built here already. */
export function buildLines(): LineBuilds {
  const root = scratchCheckout('lines');
  linkPackages(root);
  installOlderReact(root);
  const names = remoteNames();
  const oneLine = build(root, ['shell'], 'old');
  build(root, names, 'old');
  const old = path.join(root, 'old-shell');
  renameSync(path.join(root, 'shell/dist'), old);
  // As cold as the first one: the time is that of a build in two lines.
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  const twoLines = build(root, ['shell'], 'new', 'old');
  const releases = names.map((name) => [
    name,
    { old: path.join(root, name, 'dist'), new: path.join(repositoryRoot, name, 'dist') },
  ]);
  return {
    root,
    shells: { old, both: path.join(root, 'shell/dist'), new: path.join(repositoryRoot, 'shell/dist') },
    releases: Object.fromEntries(releases),
    cpuSeconds: { oneLine, twoLines },
  };
}
