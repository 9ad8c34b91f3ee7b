import type { Transport } from '@site/shared/http';
import type { SiteStore } from '@site/shared/store';
import { AxiosError, type AxiosAdapter, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { AsyncLocalStorage } from 'node:async_hooks';
import { grace, PageBudget, within } from './page-budget';
import type { DataAnswer, DataRequest } from './worker-messages';

type Send = (request: DataRequest) => Promise<DataAnswer>;

function addressOf({ baseURL = '', url = '', params = {} }: InternalAxiosRequestConfig): string {
  const given = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${baseURL}${url}?${query}` : `${baseURL}${url}`;
}

function toRequest(config: InternalAxiosRequestConfig, timeout: number): DataRequest {
  const headers = AxiosHeaders.from(config.headers);
  const contentType = headers.get('Content-Type');
  return {
    method: config.method === 'post' ? 'post' : 'get',
    url: addressOf(config),
    timeout,
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

function late({ url, timeout }: DataRequest): DataAnswer {
  return { ok: false, code: 'ETIMEDOUT', message: `${url.replace(/\?.*$/, '')} was not answered within ${timeout} ms` };
}

/** What no page waits for has its own time. */
const unawaited = /\/LogCollect$/;

function timeFor({ url = '', timeout = 0 }: InternalAxiosRequestConfig, scope: RequestScope | undefined): number {
  return unawaited.test(url) ? timeout : (scope?.budget ?? new PageBudget()).for(timeout);
}

/** A page without some of its data, or with old data, is fresh for a short time only. */
function note(answer: DataAnswer, scope: RequestScope | undefined): void {
  if (!scope) return;
  if (!answer.ok || answer.status >= 500) scope.failedCalls += 1;
  else if (answer.stale) scope.staleCalls += 1;
}

/** An axios adapter that hands every call to the main thread, which owns sockets, deadlines and the data cache. */
function adapter(send: Send): AxiosAdapter {
  return async (config) => {
    const scope = requestScope.getStore();
    const call = toRequest(config, timeFor(config, scope));
    const answer = await within(call.timeout + grace, send(call), () => late(call));
    note(answer, scope);
    if (!answer.ok) throw failure(config, answer.message, answer.code);
    const { status, body } = answer;
    if (status >= 400)
      throw failure(config, `Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', status, body);
    return { config, status, statusText: '', headers: {}, data: body };
  };
}

/** Hosts leave the worker by name; the main thread knows their addresses. */
export function workerTransport(send: Send): Transport {
  return { baseUrl: (host) => `host:${host}`, adapter: adapter(send) };
}

export type RequestScope = { store: SiteStore; failedCalls: number; staleCalls: number; budget: PageBudget };

/** The one place of per-request state in a worker. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
