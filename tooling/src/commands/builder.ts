import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Flavour, repositoryRoot } from '@site/shared/repository/workspaces';
import type { BuildOrder } from './build-workspace';

/** The young generation in MB: what a build makes and forgets is most of its memory, and in 16 MB it is copied many times. */
const youngMegabytes = 64;

const flags = [`--max-semi-space-size=${youngMegabytes}`, '--import', 'tsx'];

export type Builder = {
  /** @throws {Error} when the build fails; the process has said why */
  build: (name: string, flavour: Flavour) => Promise<void>;
  end: () => Promise<void>;
};

/**
 * A process that builds one workspace after the other: webpack is loaded and becomes fast once, and files that sections share
 * are read once.
 */
export function startBuilder(): Builder {
  const child = fork(path.join(__dirname, 'build-workspace.ts'), [], {
    cwd: repositoryRoot,
    execArgv: flags,
    // Drawings are made by React, whose development build takes several times as long.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const build = async (name: string, flavour: Flavour): Promise<void> => {
    child.send({ name, flavour } satisfies BuildOrder);
    const [built] = await Promise.race([once(child, 'message'), ended]);
    if (built !== true) throw new Error(`The build of ${name} failed (see above).`);
  };
  const end = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  return { build, end };
}
