import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { type Line, linesFile } from '@site/tooling/bundle/lines';
import { otherNode } from '../../harness/other-node';
import { linkPackages, scratchCheckout } from '../../harness/scratch-checkout';
import type { LinePair } from './line-pairs';

/** What the rehearsal runs, as folders of builds, and the seconds of CPU time of a cold build of the shell in one line and in two. */
export type LineBuilds = {
  pair: LinePair;
  root: string;
  /** The Node that runs them. */
  node: string;
  /** Shells: of the old line alone, of both, of the new line alone. */
  shells: Record<'old' | 'both' | 'new', string>;
  /** Remote → the build of its sources for the old line, and for the new one. */
  releases: Record<string, Record<'old' | 'new', string>>;
  cpuSeconds: { oneLine: number; twoLines: number };
};

/** Beside the packages of the copy, which are links to those of this checkout, under the names that the line gives. */
function installElsewhere(root: string, { elsewhere, versions, ...rows }: LinePair): void {
  const folder = path.join(root, '.elsewhere');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  // What a package only wants beside it, the copy has.
  const options = ['--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', ['install', ...options, ...wanted], { cwd: folder, stdio: 'ignore' });
  const [from, to] = [path.join(folder, 'node_modules'), path.join(root, 'node_modules')];
  for (const [name, installed] of Object.entries(rows[elsewhere].packages)) {
    cpSync(path.join(from, name), path.join(to, installed), { recursive: true });
    for (const needed of dependenciesOf(path.join(from, name)))
      cpSync(path.join(from, needed), path.join(to, installed, 'node_modules', needed), { recursive: true });
  }
  rmSync(folder, { recursive: true });
}

function dependenciesOf(folder: string): string[] {
  const read = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { dependencies?: object };
  return Object.keys(read.dependencies ?? {});
}

/** Seconds of CPU time, user and system, of what a shell ran: `0m38.80s 0m6.22s` in the second line of `times`. */
function cpuSeconds(times: string): number {
  const spent = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return (
    Math.round(spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0) * 10) / 10
  );
}

type Copy = { root: string; node: string };

/** Builds workspaces of the copy for these lines, the first of which is the present one; gives the seconds of CPU time that it took. */
function build({ root, node }: Copy, names: readonly string[], ...rows: Line[]): number {
  writeFileSync(path.join(root, linesFile), JSON.stringify(rows));
  const script = '"$0" tooling/src/commands/build.ts "$@" >/dev/null && times';
  const program = path.join(root, 'node_modules/.bin/tsx');
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return cpuSeconds(execFileSync('sh', ['-c', script, program, ...names], { cwd: root, env, stdio, encoding: 'utf8' }));
}

/** Builds a copy of the checkout for the line that this one does not have, and its shell for both; what is of the other line alone is built here. */
export function buildLines(pair: LinePair): LineBuilds {
  const { elsewhere } = pair;
  const here = elsewhere === 'old' ? 'new' : 'old';
  const root = scratchCheckout('lines');
  const node = pair.node === undefined ? process.execPath : otherNode(pair.node);
  const copy = { root, node };
  linkPackages(root);
  installElsewhere(root, pair);
  const names = remoteNames();
  const oneLine = build(copy, ['shell'], pair[elsewhere]);
  build(copy, names, pair[elsewhere]);
  const alone = path.join(root, 'shell-of-one-line');
  renameSync(path.join(root, 'shell/dist'), alone);
  // As cold as the first one: the time is that of a build in two lines.
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  const twoLines = build(copy, ['shell'], pair.new, pair.old);
  const distsOf = (there: string, own: string) =>
    ({ [elsewhere]: there, [here]: own }) as Record<'old' | 'new', string>;
  const built = (name: string) => path.join(repositoryRoot, name, 'dist');
  const releases = names.map((name) => [name, distsOf(path.join(root, name, 'dist'), built(name))]);
  return {
    ...{ pair, root, node },
    shells: { ...distsOf(alone, built('shell')), both: path.join(root, 'shell/dist') },
    releases: Object.fromEntries(releases),
    cpuSeconds: { oneLine, twoLines },
  };
}
