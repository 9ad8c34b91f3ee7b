import { apiMain } from '@site/tooling/bundle/build-api';
import { freePort } from '@site/shared/process/free-port';
import { type Service, startService, waitUntilReady } from '@site/tooling/commands/services';

const host = '127.0.0.1';

/** One replica of the api on ports and a volume of its own; started again it keeps them. */
export class ApiProcess {
  private service: Service | undefined;

  private constructor(
    private readonly port: number,
    private readonly opsPort: number,
    private readonly env: Record<string, string>,
    /** Where it keeps its journal and listens for its command line. */
    readonly dataDir: string,
  ) {}

  static async reserve(env: Record<string, string>, dataDir: string): Promise<ApiProcess> {
    return new ApiProcess(await freePort(), await freePort(), env, dataDir);
  }

  get origin(): string {
    return `http://${host}:${this.port}`;
  }

  get pid(): number {
    return this.service?.child.pid ?? 0;
  }

  async start(): Promise<void> {
    const ports = { API_PORT: String(this.port), API_OPS_PORT: String(this.opsPort) };
    const env = { LOG_LEVEL: 'fatal', ...this.env, ...ports, DATA_DIR: this.dataDir };
    this.service = startService(`The api on port ${this.port}`, [apiMain], env, 'ignore');
    await waitUntilReady(this.service, `http://${host}:${this.opsPort}/-/ready`);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.service?.child.kill(signal);
    await this.service?.exited;
  }
}
