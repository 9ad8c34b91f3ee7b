import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a balancer does without sessions: one request to one shell, the next to the next. */
export class RoundRobin {
  /** Origins of the shells. */
  backs: string[] = [];
  /** `404 /assets/…`: what was answered with an error. */
  readonly failed: string[] = [];
  origin = '';
  private turn = 0;
  private readonly agent = new http.Agent({ keepAlive: true });
  private readonly server = http.createServer((request, response) => this.pass(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.agent.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { method, url = '/', headers } = request;
    const back = this.backs[this.turn % this.backs.length] ?? '';
    this.turn += 1;
    const onward = http.request(new URL(url, back), { method, headers, agent: this.agent }, (answer) => {
      const { statusCode = 502 } = answer;
      if (statusCode >= 400) this.failed.push(`${statusCode} ${url}`);
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      this.failed.push(`502 ${url}`);
      response.destroy();
    });
    request.pipe(onward);
  }
}
