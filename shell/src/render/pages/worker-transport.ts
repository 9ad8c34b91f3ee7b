import { reportFailedRequest } from '@site/shared/calls/log-collect';
import type { Transport } from '@site/shared/http';
import type { SiteStore } from '@site/shared/store';
import { AxiosError, type AxiosAdapter, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { AsyncLocalStorage } from 'node:async_hooks';
import { STATUS_CODES } from 'node:http';
import { withoutQuery, withQuery } from './call-url';
import { callKey } from '../processes/known-calls';
import { grace, PageBudget, within } from './page-budget';
import type { DataAnswer, DataRequest, WorkerCall } from './worker-messages';

type Send = (call: WorkerCall) => Promise<DataAnswer>;

function toRequest(config: InternalAxiosRequestConfig, timeout: number): DataRequest {
  const headers = AxiosHeaders.from(config.headers);
  const contentType = headers.get('Content-Type');
  return {
    method: config.method === 'post' ? 'post' : 'get',
    url: withQuery(`${config.baseURL ?? ''}${config.url ?? ''}`, (config.params ?? {}) as object),
    timeout,
    ...(typeof config.data === 'string' && { body: config.data }),
    ...(typeof contentType === 'string' && { contentType }),
  };
}

/** HTTP/2 and the main thread say no text of a status. */
function statusOf(status: number): { status: number; statusText: string } {
  return { status, statusText: STATUS_CODES[status] ?? '' };
}

function failure(
  config: InternalAxiosRequestConfig,
  message: string,
  code: string,
  status?: number,
  data?: unknown,
): AxiosError {
  const response = status === undefined ? undefined : { config, ...statusOf(status), headers: {}, data };
  return new AxiosError(message, code, config, undefined, response);
}

function late({ url, timeout }: DataRequest): DataAnswer {
  return { ok: false, code: 'ETIMEDOUT', message: `${withoutQuery(url)} was not answered within ${timeout} ms` };
}

/** Reports of failed requests do not use the page's budget: no page waits for them. */
function isReport({ call }: InternalAxiosRequestConfig): boolean {
  return call === reportFailedRequest.name;
}

function timeFor(config: InternalAxiosRequestConfig, scope: RequestScope | undefined): number {
  const { timeout = 0 } = config;
  return isReport(config) ? timeout : (scope?.budget ?? new PageBudget()).for(timeout);
}

/** What came with the request of the page; an answer is for one call, since whoever has it may change it. */
function givenTo({ given, asked }: RequestScope, call: WorkerCall): DataAnswer | undefined {
  asked.push(call);
  const key = callKey(call);
  const answer = given.get(key);
  given.delete(key);
  return answer;
}

/** A page with missing or stale data is cached for a short time only. */
function note(answer: DataAnswer, scope: RequestScope | undefined): void {
  if (!scope) return;
  scope.openCalls -= 1;
  if (!answer.ok || answer.status >= 500) scope.failedCalls += 1;
  else if (answer.stale) scope.staleCalls += 1;
}

function callOf(config: InternalAxiosRequestConfig, scope: RequestScope | undefined): WorkerCall {
  const request = toRequest(config, timeFor(config, scope));
  const { remote = '', reference = '' } = scope ?? {};
  return { ...request, call: config.call ?? '', remote, reference };
}

/** An axios adapter that sends every call to the main thread, which owns sockets, timeouts and the data cache. */
function adapter(send: Send): AxiosAdapter {
  return async (config) => {
    const scope = requestScope.getStore();
    const call = callOf(config, scope);
    const waiting = isReport(config) ? undefined : scope;
    if (waiting) waiting.openCalls += 1;
    const given = waiting && givenTo(waiting, call);
    const answer = given ?? (await within(call.timeout + grace, send(call), () => late(call)));
    note(answer, waiting);
    if (!answer.ok) throw failure(config, answer.message, answer.code, answer.status);
    const { status, body } = answer;
    if (status >= 400)
      throw failure(config, `Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', status, body);
    return { config, ...statusOf(status), headers: {}, data: body };
  };
}

/** The worker only names hosts; the main thread knows their addresses. */
export function workerTransport(send: Send): Transport {
  return { baseUrl: (host) => `host:${host}`, adapter: adapter(send) };
}

export type RequestScope = {
  store: SiteStore;
  /** The section that the page belongs to. */
  remote: string;
  /** That of the render (`RenderRequest`). */
  reference: string;
  /** Calls that are not answered yet. */
  openCalls: number;
  failedCalls: number;
  staleCalls: number;
  /** Answers that came with the request and were not asked for yet, and all that was asked for. */
  given: Map<string, DataAnswer>;
  asked: WorkerCall[];
  budget: PageBudget;
};

/** The one place of per-request state in a worker. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
