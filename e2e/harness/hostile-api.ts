import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const json = 'application/json';
const isHtml = /^<(?:p|h2|h3|ul|ol|blockquote|div)[\s>]/;

/** Every text that is HTML gets the payload at its start. */
function spoil(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return isHtml.test(value) ? payload + value : value;
  if (Array.isArray(value)) return value.map((item) => spoil(item, payload));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item, payload)]));
}

/** What the real api answers; pictures and films as they are. */
async function askApi(api: string, incoming: IncomingMessage): Promise<{ status: number; type: string; body: Buffer }> {
  const { url, method = 'GET' } = incoming;
  const body = method === 'POST' ? await text(incoming) : null;
  const headers = { 'Content-Type': incoming.headers['content-type'] ?? json };
  const reply = await fetch(`${api}${url}`, { method, body, headers }).catch(() => undefined);
  if (!reply) return { status: 502, type: json, body: Buffer.from('{}') };
  const type = reply.headers.get('content-type') ?? json;
  return { status: reply.status, type, body: Buffer.from(await reply.arrayBuffer()) };
}

/**
 * An api whose content went past the sanitiser: the first wall has fallen, and the page's policy has to hold alone
 * (docs/faults.md F27, F37).
 */
export async function startHostileApi(api: string, payload: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (incoming, answer) => {
    const { status, type, body } = await askApi(api, incoming);
    answer.writeHead(status, { 'Content-Type': type });
    // An answer without a body, as one to a report, says nothing of its type.
    const isData = type.includes('json') && body.length > 0;
    answer.end(isData ? JSON.stringify(spoil(JSON.parse(body.toString()), payload)) : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
