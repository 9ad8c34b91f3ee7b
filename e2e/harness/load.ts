import { Agent, request } from 'undici';

export type Answer = { address: string; status: number; html: string; at: number; ms: number };

const agent = new Agent({ connections: 32, pipelining: 1 });

type Headers = Record<string, string>;

const closed = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/**
 * As every browser: where a connection that was kept open is closed before an answer begins, what only reads is asked for once
 * more (RFC 9110 9.2.2). A server that ends cannot tell whether another request is on its way.
 */
async function get(url: string, headers: Headers) {
  const ask = () => request(url, { dispatcher: agent, headers });
  return ask().catch((error: Error & { code?: string }) => {
    if (!closed.has(error.code ?? '')) throw error;
    return ask();
  });
}

async function ask(origin: string, address: string, headers: Headers = {}): Promise<Answer> {
  const started = performance.now();
  try {
    const { statusCode, body } = await get(`${origin}${address}`, headers);
    const html = await body.text();
    return { address, status: statusCode, html, at: Date.now(), ms: performance.now() - started };
  } catch {
    return { address, status: 0, html: '', at: Date.now(), ms: performance.now() - started };
  }
}

/** Requests a second that the server can do with these addresses, eight at a time. */
export async function capacity(origin: string, addresses: readonly string[], forMs: number): Promise<number> {
  const until = Date.now() + forMs;
  let count = 0;
  const work = async (lane: number) => {
    for (let turn = lane; Date.now() < until; turn += 1) {
      await ask(origin, addresses[turn % addresses.length] ?? '/');
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, lane) => work(lane)));
  return (count * 1000) / forMs;
}

export type Load = { stop: () => Promise<void> };

/**
 * Sends requests at a steady pace, whatever the server does with them, and hands every answer on. `headersOf` gives those of
 * each request by its number.
 */
export function startLoad(
  origin: string,
  addresses: readonly string[],
  perSecond: number,
  take: (answer: Answer) => void,
  headersOf: (turn: number) => Headers = () => ({}),
): Load {
  const tick = 20;
  const open = new Set<Promise<void>>();
  const started = Date.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((Date.now() - started) * perSecond) / 1000);
    for (; sent < due; sent += 1) {
      const flight = ask(origin, addresses[sent % addresses.length] ?? '/', headersOf(sent)).then(take);
      open.add(flight);
      void flight.finally(() => open.delete(flight));
    }
  }, tick);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
