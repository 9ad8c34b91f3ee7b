import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildPlainServer } from '@site/tooling/bundle/build-plain-server';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { shellFlags, shellVariables } from '@site/tooling/commands/shell-process';

/** The same pages by a plain server (shell/src/testing/plain-server.ts), in a process of its own with the flags of a shell. */
export class PlainServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  /** @param api answers its calls */
  static async start(api: string): Promise<PlainServer> {
    const file = await buildPlainServer();
    const hosts = { BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api, PORT: '0' };
    const child = spawn(process.execPath, [...shellFlags, file, ...remoteNames()], {
      cwd: repositoryRoot,
      env: { ...process.env, ...shellVariables, ...hosts },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The plain server ended with ${code}.`)),
    );
    const [{ origin }] = (await Promise.race([once(child, 'message'), ended])) as [{ origin: string }];
    return new PlainServer(child, origin);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  stop(): void {
    this.child.kill();
  }
}
