import { defaultTimeout, type HostName } from '@site/shared/calls/call';
import { traceHeaders } from '@site/shared/telemetry/spans';
import { Agent, type Dispatcher, request } from 'undici';
import type { DataAnswer, DataRequest } from '../../remotes/worker-messages';

const maxResponseBytes = 4 * 1024 * 1024;

export type Upstream = (call: DataRequest) => Promise<DataAnswer>;

function refuse(code: string, message: string): DataAnswer {
  return { ok: false, code, message };
}

/** `host:cms/v1/x` → the configured address of that host; the worker never names an address itself. */
function addressOf(url: string, hosts: Record<HostName, string>): string | undefined {
  const [, name = '', path = ''] = /^host:([a-z]+)(\/.*)$/.exec(url) ?? [];
  const base = hosts[name as HostName];
  return base && path ? `${base}${path}` : undefined;
}

async function readJson(response: Dispatcher.ResponseData): Promise<DataAnswer> {
  const text = await response.body.text();
  // Redirects are never followed (docs/faults.md F34).
  if (response.statusCode >= 300 && response.statusCode < 400)
    return refuse('ERR_REDIRECT', 'the answer leads elsewhere');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return refuse('ERR_NOT_JSON', 'the answer is no JSON object');
    return { ok: true, status: response.statusCode, body };
  } catch {
    return response.statusCode >= 400
      ? { ok: true, status: response.statusCode, body: {} }
      : refuse('ERR_NOT_JSON', 'the answer is not JSON');
  }
}

/** What undici throws when a host closes a connection before it has answered. */
const closed = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

function requestOf({ method, timeout, contentType, headers, body }: DataRequest) {
  return {
    method: method === 'post' ? ('POST' as const) : ('GET' as const),
    signal: AbortSignal.timeout(timeout || defaultTimeout),
    headers: {
      accept: 'application/json',
      ...(contentType && { 'content-type': contentType }),
      ...headers,
      ...traceHeaders(),
    },
    ...(body !== undefined && { body }),
  };
}

/**
 * Pages only read, so what met a closed connection is asked once more, in the same time: a host that stood still for some
 * seconds, or ends, closes connections that it had kept, whatever is on its way through them (RFC 9110 9.2.2).
 */
async function ask(address: string, call: DataRequest, dispatcher: Agent): Promise<Dispatcher.ResponseData> {
  const options = { ...requestOf(call), dispatcher };
  return request(address, options).catch((error: Error & { code?: string }) => {
    if (!closed.has(error.code ?? '')) throw error;
    return request(address, options);
  });
}

/** Calls a configured host: keep-alive, no redirects, one timeout for the whole response. Never throws. */
export function createUpstream(hosts: Record<HostName, string>, options: Agent.Options = {}): Upstream {
  const agent = new Agent({ keepAliveTimeout: 10_000, connections: 64, maxResponseSize: maxResponseBytes, ...options });
  return async (call) => {
    const address = addressOf(call.url, hosts);
    if (!address) return refuse('ERR_UNKNOWN_HOST', `no host is configured for ${call.url}`);
    try {
      return await readJson(await ask(address, call, agent));
    } catch (error) {
      return refuse('ERR_NETWORK', error instanceof Error ? error.message : String(error));
    }
  };
}
