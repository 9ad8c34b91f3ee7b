import { type ChildProcess, spawn } from 'node:child_process';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { Site } from './site';

export type ReleaseProcess = {
  child: ChildProcess;
  output: () => string;
  /** The exit code. */
  exit: Promise<number | null>;
};

/** A command of the release tool for a site, in a process of its own, as an operator starts it. */
export function startRelease(site: Site, ...args: string[]): ReleaseProcess {
  const { ASSET_STORE, DATA_DIR, TRUSTED_KEYS } = site.shell.variables;
  const child = spawn(process.execPath, ['--import', 'tsx', 'release/src/cli.ts', ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ASSET_STORE, DATA_DIR, TRUSTED_KEYS, SHELL_URLS: site.shell.operations },
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text, exit: new Promise((done) => child.once('exit', (code) => done(code))) };
}
