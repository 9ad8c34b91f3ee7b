import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { journeyTimeout } from './journey-timeout';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

function readAnswer(bytes: Buffer): RawAnswer {
  const text = bytes.toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}

/** A connection to the origin, with transport security where it has that; `ready` is called once. */
function open(origin: string, ready: () => void): Socket {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol === 'http:') return connect(Number(port), hostname, ready);
  return connectSecurely(Number(port), hostname, { servername: hostname }, ready);
}

/** Sends these bytes as they are and reads what comes until the other side closes. */
export function speak(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = open(origin, () => socket.write(bytes));
    socket.setTimeout(journeyTimeout, () =>
      socket.destroy(new Error(`No end of the answer within ${journeyTimeout} ms.`)),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', fail);
    socket.on('close', () => done(readAnswer(Buffer.concat(chunks))));
  });
}

/** A GET with exactly this target: no client in between that tidies it up. */
export function askRaw(origin: string, target: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const all = { Host: new URL(origin).host, ...headers, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return speak(origin, Buffer.from(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'));
}
