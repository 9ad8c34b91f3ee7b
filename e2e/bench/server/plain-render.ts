import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';

/** `renderToString` of a page's own elements, in a process of its own: render-process.cjs. */
export class PlainRender {
  private readonly child: ChildProcess = fork(path.join(repositoryRoot, 'e2e/bench/server/render-process.cjs'));

  private send<Answer>(message: object): Promise<Answer> {
    return new Promise((done) => {
      this.child.once('message', (answer) => done(answer as Answer));
      this.child.send(message);
    });
  }

  async prepare(html: string): Promise<void> {
    await this.send({ html });
  }

  /** CPU milliseconds of one render. */
  async cost(renders: number): Promise<number> {
    return (await this.send<{ ms: number }>({ renders })).ms;
  }

  stop(): void {
    this.child.disconnect();
  }
}
