import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { BuiltRelease } from '@site/release/releases/built-release';
import { writeWorkspace } from '@site/release/testing/sample-workspace';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Site } from './site';

export type ReleaseProcess = {
  child: ChildProcess;
  output: () => string;
  /** The exit code. */
  exit: Promise<number | null>;
};

const buildsOf = ({ dataDir }: Site) => path.join(dataDir, '../builds');

/** Puts a build where `publish` of this site looks for it. */
export function layBuild(site: Site, built: BuiltRelease): void {
  writeWorkspace(buildsOf(site), built);
}

/** A command of the release tool in a process of its own, with these variables, as an operator starts it. */
export function runRelease(variables: Record<string, string>, ...args: string[]): ReleaseProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'release/src/cli.ts', ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...variables },
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text, exit: new Promise((done) => child.once('close', (code) => done(code))) };
}

export function startRelease(site: Site, ...args: string[]): ReleaseProcess {
  const { PORT: _, OPS_PORT: __, ...variables } = site.shell.variables;
  const places = { SHELL_URLS: site.shell.operations, SITE_ORIGIN: site.shell.origin, WORKSPACE_ROOT: buildsOf(site) };
  return runRelease({ ...variables, ...places }, ...args);
}
