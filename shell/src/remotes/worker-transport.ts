import type { Transport } from '@site/shared/http';
import type { SiteStore } from '@site/shared/store';
import { AxiosError, type AxiosAdapter, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataAnswer, DataRequest } from './worker-messages';

type Send = (request: DataRequest) => Promise<DataAnswer>;

function addressOf({ baseURL = '', url = '', params = {} }: InternalAxiosRequestConfig): string {
  const given = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${baseURL}${url}?${query}` : `${baseURL}${url}`;
}

function toRequest(config: InternalAxiosRequestConfig): DataRequest {
  const headers = AxiosHeaders.from(config.headers);
  const contentType = headers.get('Content-Type');
  return {
    method: config.method === 'post' ? 'post' : 'get',
    url: addressOf(config),
    timeout: config.timeout ?? 0,
    ...(typeof config.data === 'string' && { body: config.data }),
    ...(typeof contentType === 'string' && { contentType }),
  };
}

function failure(
  config: InternalAxiosRequestConfig,
  message: string,
  code: string,
  status?: number,
  data?: unknown,
): AxiosError {
  const response = status === undefined ? undefined : { config, status, statusText: '', headers: {}, data };
  return new AxiosError(message, code, config, undefined, response);
}

/** An axios adapter that hands every call to the main thread, which owns sockets, deadlines and the data cache. */
function adapter(send: Send): AxiosAdapter {
  return async (config) => {
    const answer = await send(toRequest(config));
    const scope = requestScope.getStore();
    if (scope && (!answer.ok || answer.status >= 500)) scope.failedCalls += 1;
    if (scope && answer.ok && answer.stale) scope.staleCalls += 1;
    if (!answer.ok) throw failure(config, answer.message, answer.code);
    if (answer.status >= 400)
      throw failure(
        config,
        `Request failed with status code ${answer.status}`,
        'ERR_BAD_RESPONSE',
        answer.status,
        answer.body,
      );
    return { config, status: answer.status, statusText: '', headers: {}, data: answer.body };
  };
}

/** Hosts leave the worker by name; the main thread knows their addresses. */
export function workerTransport(send: Send): Transport {
  return { baseUrl: (host) => `host:${host}`, adapter: adapter(send) };
}

export type RequestScope = { store: SiteStore; failedCalls: number; staleCalls: number };

/** The one place of per-request state in a worker. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
