import { type Transport } from '@site/shared/http';
import { AxiosError, type AxiosAdapter, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataAnswer, DataRequest } from './worker-messages';

type Send = (request: DataRequest) => Promise<DataAnswer>;

function toRequest(config: InternalAxiosRequestConfig): DataRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const url = `${config.baseURL ?? ''}${config.url ?? ''}`;
  const contentType = AxiosHeaders.from(config.headers).get('Content-Type');
  return {
    method: config.method === 'post' ? 'post' : 'get',
    url: query.size > 0 ? `${url}?${query}` : url,
    timeout: config.timeout ?? 0,
    ...(typeof config.data === 'string' && { body: config.data }),
    ...(typeof contentType === 'string' && { contentType }),
  };
}

function failure(config: InternalAxiosRequestConfig, message: string, code: string, status?: number, data?: unknown): AxiosError {
  const response = status === undefined ? undefined : { config, status, statusText: '', headers: {}, data };
  return new AxiosError(message, code, config, undefined, response);
}

/** An axios adapter that hands every call to the main thread, which owns sockets, deadlines and the data cache. */
function adapter(send: Send): AxiosAdapter {
  return async (config) => {
    const answer = await send(toRequest(config));
    if (!answer.ok) throw failure(config, answer.message, answer.code);
    if (answer.status >= 400) throw failure(config, `Request failed with status code ${answer.status}`, 'ERR_BAD_RESPONSE', answer.status, answer.body);
    return { config, status: answer.status, statusText: '', headers: {}, data: answer.body };
  };
}

/** Hosts leave the worker by name; the main thread knows their addresses. */
export function workerTransport(send: Send): Transport {
  return { baseUrl: (host) => `host:${host}`, adapter: adapter(send) };
}

/** The one place of per-request state in a worker. */
export const requestScope = new AsyncLocalStorage<import('@site/shared/store').SiteStore>();
