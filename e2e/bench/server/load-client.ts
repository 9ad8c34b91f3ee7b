import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export type Load = { lanes: number; forMs: number; perSecond: number };

/** What a run of the client saw: the first answer's status and bytes, and the times of all in milliseconds. */
export type Driven = {
  status: number;
  head: number;
  whole: number;
  answers: number;
  ms: number;
  p50: number;
  p99: number;
};

/** The client that loads a server, in a process of its own. */
export class LoadClient {
  private readonly child: ChildProcess = fork(path.join(repositoryRoot, 'e2e/bench/server/load-process.cjs'));

  /** @throws {Error} where the server does not answer */
  drive(address: string, headers: Record<string, string>, load: Load): Promise<Driven> {
    const { hostname, port, pathname, search, host } = new URL(address);
    const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const text = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
    return new Promise((done, fail) => {
      this.child.once('message', (answer: Driven | { fault: string }) =>
        'fault' in answer ? fail(new Error(`${address}: ${answer.fault}`)) : done(answer),
      );
      this.child.send({ host: hostname, port: Number(port), text, ...load });
    });
  }

  stop(): void {
    this.child.disconnect();
  }
}
