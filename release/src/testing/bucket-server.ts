import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** What the next request meets: a busy service, a race that is not decided yet, or an answer that is lost on its way. */
export type Fault = 'busy' | 'undecided' | 'answer lost';

type Stored = { bytes: Buffer; writer: string };

/** An object of so many bytes that exists only while it is sent; some services do not say how long an object is. */
export type Vast = { bytes: number; isNamed: boolean };
const vastPart = Buffer.alloc(64 * 1024, 0x20);

const statusOf = { busy: 503, undecided: 409 } as const;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A bucket over HTTP for tests: what S3 promises of conditional writes, lists by page, checked bodies. */
export class BucketServer {
  readonly files = new Map<string, Stored>();
  readonly faults: Fault[] = [];
  readonly vast = new Map<string, Vast>();
  /** Bytes of vast objects that were sent. */
  vastSent = 0;
  /** A service that overwrites although it was told not to. */
  careless = false;
  /** Keys that are answered with 503, until it is changed. */
  away: (key: string) => boolean = () => false;
  /** Refuses writes as the rights of a reader do. */
  readOnly = false;
  requests = 0;
  /** Keys in a page of a list; fewer than a real service gives, so that lists of tests have several. */
  pageSize = 2;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** @param port where it answered before; else any free one */
  async start(port = 0): Promise<string> {
    await new Promise<void>((done) => this.server.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const body = await bodyOf(request);
    const fault = this.faults.shift();
    if (fault === 'busy' || fault === 'undecided') return void response.writeHead(statusOf[fault]).end();
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = url.pathname.replace(/^\/[^/]+\//, '');
    if (this.away(key)) return void response.writeHead(statusOf.busy).end();
    const vast = this.vast.get(key);
    if (vast && request.method === 'GET') return this.sendVast(response, vast);
    const [status, answer, writer] = this.resultOf(request, key, url.searchParams, body);
    if (fault === 'answer lost') return void request.socket.destroy();
    response.writeHead(status, writer ? { 'x-amz-meta-writer': writer } : {}).end(answer);
  }

  /** Until the reader has enough. */
  private async sendVast(response: ServerResponse, { bytes, isNamed }: Vast): Promise<void> {
    response.writeHead(200, isNamed ? { 'content-length': bytes } : {});
    // Who has enough cuts the connection.
    await pipeline(this.partsOf(bytes), response).catch(() => undefined);
  }

  private *partsOf(bytes: number): Generator<Buffer> {
    for (let left = bytes; left > 0; left -= vastPart.length) {
      this.vastSent += vastPart.length;
      yield vastPart.subarray(0, Math.min(left, vastPart.length));
    }
  }

  private resultOf(
    { method, headers }: IncomingMessage,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): [status: number, body?: Buffer | string, writer?: string] {
    if (!this.allows(method, headers)) return [403, '<Error><Code>AccessDenied</Code></Error>'];
    if (method === 'PUT') return this.put(key, body, headers);
    if (method === 'DELETE') return this.remove(key);
    if (query.has('list-type'))
      return [200, this.page(query.get('prefix') ?? '', query.get('continuation-token') ?? '')];
    const stored = this.files.get(key);
    return stored ? [200, stored.bytes, stored.writer] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  }

  private allows(method: string | undefined, { authorization }: IncomingMessage['headers']): boolean {
    const isWrite = method === 'PUT' || method === 'DELETE';
    return authorization?.startsWith('AWS4-HMAC-SHA256') === true && !(this.readOnly && isWrite);
  }

  private remove(key: string): [number] {
    this.files.delete(key);
    return [204];
  }

  private put(key: string, bytes: Buffer, headers: IncomingMessage['headers']): [number, string?] {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (headers['x-amz-content-sha256'] !== hash) return [400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>'];
    if (!this.careless && headers['if-none-match'] === '*' && this.files.has(key)) return [412];
    this.files.set(key, { bytes, writer: String(headers['x-amz-meta-writer']) });
    return [200];
  }

  private page(prefix: string, after: string): string {
    const keys = [...this.files.keys(), ...this.vast.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort();
    const page = keys.slice(0, this.pageSize);
    const token = keys.length > this.pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<ListBucketResult>${contents}${token}</ListBucketResult>`;
  }
}
