import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { type CallFacts, contentRevisionHeader, defaultTimeout } from '../calls/call';
import { reportFailedRequest } from '../calls/log-collect.call';
import { fetchAdapter } from './fetch-adapter';
import { type Failure, logInfoOf } from './failed-request';
import type { SendOptions, Transport } from './http';
import type { Answered } from './kept-answers';

const client: AxiosInstance = axios.create({ timeout: defaultTimeout });

function failureOf(error: unknown): Failure {
  const { config, response, message } = error instanceof AxiosError ? error : new AxiosError(String(error));
  const payload = config?.method === 'post' ? readBody(config) : config?.params;
  return { ...response, message, url: config?.url ?? '', payload: payload ?? {} };
}

function readBody(config: InternalAxiosRequestConfig): unknown {
  if (typeof config.data !== 'string') return {};
  try {
    return JSON.parse(config.data);
  } catch {
    return Object.fromEntries(new URLSearchParams(config.data));
  }
}

/** Where calls go, and by which adapter: that of the page's browser, or of the render process. */
function wayOf({ baseUrl, adapter = fetchAdapter }: Transport, { host }: CallFacts) {
  return { baseURL: baseUrl(host), adapter };
}

/** Reports a failed call once, in the background; failures of the report itself are ignored. */
function collect(error: unknown, transport: Transport): void {
  const body = { logInfo: logInfoOf(failureOf(error)) };
  const { name, path } = reportFailedRequest;
  client.post(path, body, { ...wayOf(transport, reportFailedRequest), call: name }).catch(() => undefined);
}

/** Undefined fields are not sent. */
function given(request: unknown): [name: string, value: unknown][] {
  return Object.entries((request ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
}

function wire({ sends }: CallFacts, request: unknown): Pick<InternalAxiosRequestConfig, 'params' | 'data'> {
  const fields = given(request);
  if (sends === 'query') return { params: Object.fromEntries(fields) };
  if (sends === 'json') return { data: Object.fromEntries(fields) };
  return { data: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString() };
}

function headersOf({ sends }: CallFacts, headers: Record<string, string> | undefined): Record<string, string> {
  return { ...headers, ...(sends === 'form' && { 'Content-Type': 'application/x-www-form-urlencoded' }) };
}

/** What its reader cannot use is told, and marked, as what did not come (docs/faults.md F11). */
function refuseUnusable(answer: AxiosResponse, check: SendOptions['check']): void {
  try {
    check?.(answer.data);
  } catch (error) {
    throw new AxiosError((error as Error).message, AxiosError.ERR_BAD_RESPONSE, answer.config, undefined, answer);
  }
}

/** Makes one call; see `http.send`. */
export async function sendCall(
  facts: CallFacts,
  request: unknown,
  { headers, timeout = facts.timeout, signal, check }: SendOptions,
  transport: Transport,
): Promise<Answered> {
  try {
    const answer = await client.request<unknown>({
      call: facts.name,
      method: facts.method,
      url: facts.path,
      timeout,
      ...wayOf(transport, facts),
      headers: headersOf(facts, headers),
      ...(signal && { signal }),
      ...wire(facts, request),
    });
    refuseUnusable(answer, check);
    return { body: answer.data, revision: answer.headers[contentRevisionHeader] as string | undefined };
  } catch (error) {
    if (!axios.isCancel(error)) collect(error, transport);
    throw error;
  }
}
