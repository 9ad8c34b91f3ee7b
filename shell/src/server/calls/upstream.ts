import { defaultTimeout, type HostName } from '@site/shared/calls/call';
import { readBoundedJson } from '@site/shared/contract/bounded-body';
import { ExcessError } from '@site/shared/contract/bounded-json';
import { traceHeaders } from '@site/shared/telemetry/spans';
import { Agent, type Dispatcher, request } from 'undici';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { hangUp, isAnswer, leadsElsewhere } from './answer-status';

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

/** An answer that is no JSON object, or more than its readers bear (docs/faults.md F11). */
function unreadable(error: unknown): DataAnswer {
  if (error instanceof ExcessError) return refuse('ERR_EXCESS', `the answer ${error.message}`);
  if (error instanceof SyntaxError) return refuse('ERR_NOT_JSON', 'the answer is not JSON');
  throw error;
}

async function readJson({ statusCode: status, body: sent }: Dispatcher.ResponseData): Promise<DataAnswer> {
  try {
    const body = await readBoundedJson(sent, maxResponseBytes);
    if (typeof body !== 'object' || body === null) return refuse('ERR_NOT_JSON', 'the answer is no JSON object');
    return { ok: true, status, body };
  } catch (error) {
    const answer = unreadable(error);
    // A refusal is one without words too.
    return status >= 400 ? { ok: true, status, body: {} } : answer;
  }
}

async function readAnswer(answer: Dispatcher.ResponseData): Promise<DataAnswer> {
  const { statusCode } = answer;
  if (isAnswer(statusCode)) return readJson(answer);
  hangUp(answer);
  // Redirects are never followed (docs/faults.md F34).
  return leadsElsewhere(statusCode)
    ? refuse('ERR_REDIRECT', 'the answer leads elsewhere')
    : refuse('ERR_STATUS', `the answer has the status ${statusCode}, which says nothing`);
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
      return await readAnswer(await ask(address, call, agent));
    } catch (error) {
      return refuse('ERR_NETWORK', error instanceof Error ? error.message : String(error));
    }
  };
}
