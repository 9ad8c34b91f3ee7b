import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = (socket: Socket) => void;

const json = 'Content-Type: application/json';

function head(status: string, ...headers: string[]): string {
  return `HTTP/1.1 ${status}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
}

/** A whole answer, whatever its bytes are. */
function whole(body: string | Buffer, status = '200 OK', ...headers: string[]): Answer {
  const bytes = Buffer.from(body);
  return (socket) => {
    socket.write(head(status, json, `Content-Length: ${bytes.length}`, ...headers));
    socket.end(bytes);
  };
}

const chunk = (bytes: Buffer | string) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);

/** So much of one part, no faster than it is taken. */
function pour(socket: Socket, part: Buffer, times: number): void {
  let left = times;
  const go = () => {
    while (left > 0 && !socket.destroyed && socket.write(part)) left -= 1;
    // The one that filled the buffer counts too.
    left -= 1;
  };
  socket.on('drain', go);
  go();
}

const list = '{"code":0,"msg":"ok","data":{"list":[';
const megabyte = Buffer.alloc(1024 * 1024, '0,');
const nested = (open: string, inner: string, close: string) => open.repeat(20_000) + inner + close.repeat(20_000);
const items = (item: string, count: number) => `${list}${`${item},`.repeat(count)}${item}]}}`;
const lead = '"isok":true,"msg":"ok"';

const drip: Answer = (socket) => {
  socket.write(head('200 OK', json, 'Transfer-Encoding: chunked') + chunk('{').toString());
  const timer = setInterval(() => socket.write(chunk(' ')), 50);
  socket.once('close', () => clearInterval(timer));
};

const ends =
  (text: string): Answer =>
  (socket) =>
    socket.end(text);

/** Headers by which a host would lead proxies and browsers. */
export const leadingHeaders = [
  ...['X-Accel-Redirect: /internal/generation', 'X-Accel-Limit-Rate: 1', 'X-Accel-Buffering: no', 'X-Accel-Expires: 9'],
  ...['Set-Cookie: __Host-bucket=1; Path=/; Secure', 'Clear-Site-Data: "*"', 'Refresh: 0;url=https://evil.example/'],
  ...['Alt-Svc: h3="evil.example:443"', 'Link: <https://evil.example/>; rel=preload', 'X-Site-Generation: other'],
  ...['Access-Control-Allow-Origin: *', 'Location: https://evil.example/', 'Content-Revision: 9', 'Cache-Tag: content'],
  ...[
    'NEL: {"report_to":"a","max_age":9}',
    'Service-Worker-Allowed: /',
    'SourceMap: /a',
    'Surrogate-Control: no-store',
  ],
];

/** What a host can answer to hurt whoever asks it (docs/faults.md F11, F30), each on a connection of its own. */
export const hostileAnswers: Readonly<Record<string, Answer>> = {
  'nested lists': whole(`{"code":0,"data":${nested('[', '', ']')}}`),
  'nested objects': whole(nested('{"data":', '0', '}')),
  '200 MB that it announces': (socket) => {
    socket.write(head('200 OK', json, `Content-Length: ${list.length + 200 * megabyte.length}`) + list);
    pour(socket, megabyte, 200);
  },
  'no end': (socket) => {
    socket.write(head('200 OK', json, 'Transfer-Encoding: chunked'));
    pour(socket, chunk(megabyte), Infinity);
  },
  'a slow drip': drip,
  'a length that is too long': ends(`${head('200 OK', json, 'Content-Length: 5000')}{"code":0,${lead}}`),
  'a length that is too short': ends(`${head('200 OK', json, 'Content-Length: 3')}{"code":0}`),
  'two lengths': whole('{"code":0}', '200 OK', 'Content-Length: 3'),
  'a gzip bomb': whole(gzipSync(Buffer.alloc(20_000_000, ' ')), '200 OK', 'Content-Encoding: gzip'),
  'a redirect': whole('{}', '302 Found', 'Location: https://evil.example/'),
  'a redirect without an end': (socket) => {
    socket.write(head('301 Moved', json, 'Location: /', 'Transfer-Encoding: chunked'));
    pour(socket, chunk(megabyte), Infinity);
  },
  'status 999': whole(`{"code":0,${lead}}`, '999 Odd'),
  'status 101': ends(head('101 Switching Protocols', 'Upgrade: h2c', 'Connection: Upgrade')),
  'status 204 with a body': ends(`${head('204 No Content', 'Content-Length: 9')}{"code":0}`),
  'headers that lead': whole('{"code":5,"msg":"no"}', '200 OK', ...leadingHeaders),
  '10,000 headers': whole('{}', '200 OK', ...Array.from({ length: 10_000 }, (_, turn) => `X-${turn}: a`)),
  'wrong bytes': whole(
    Buffer.concat([Buffer.from('{"code":0,"msg":"'), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from('"}')]),
  ),
  'a mark of the byte order': whole('\ufeff{"code":5,"msg":"no"}'),
  'doubled keys': whole(`{"code":0,"code":"5","data":1,"data":{"list":{}}}`),
  'keys of prototypes': whole(
    '{"__proto__":{"isok":true},"constructor":{"prototype":{"a":1}},"data":{"__proto__":[]}}',
  ),
  'huge numbers': whole(items('1e999,-1e999,123456789012345678901234567890', 100)),
  'a million objects': whole(items('{}', 1_000_000)),
  null: whole('null'),
  'a string': whole('"isok"'),
  HTML: whole('<html><script>alert(1)</script></html>', '200 OK'),
  nothing: whole(''),
  'an end in the middle': ends(`${head('200 OK', json, 'Transfer-Encoding: chunked')}${chunk(list).toString()}`),
  'no HTTP': ends('220 mail.example ESMTP\r\n'),
};

export type HostileHost = {
  origin: string;
  /** By the request: a name of `hostileAnswers`, or undefined where `otherwise` answers. */
  modeOf: (request: IncomingMessage) => string | undefined;
  close: () => Promise<void>;
};

type Otherwise = Parameters<typeof createServer>[1];

/** A host of calls that answers as it is told to. */
export async function startHostileHost(otherwise: Otherwise = (_, reply) => reply.end('{}')): Promise<HostileHost> {
  const server = createServer((request, reply) => {
    const answer = hostileAnswers[host.modeOf(request) ?? ''];
    if (!answer) return otherwise?.(request, reply as never);
    request.resume();
    request.socket.on('error', () => undefined);
    request.once('end', () => answer(request.socket));
    return undefined;
  });
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const host: HostileHost = { origin: '', modeOf: () => undefined, close };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
