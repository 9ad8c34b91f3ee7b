import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import {
  type AnswerOf,
  type AnyCall,
  type CallFacts,
  defaultTimeout,
  type HostName,
  type RequestOf,
} from '../calls/call';
import { reportFailedRequest } from '../calls/log-collect.call';
import { createLimit } from './limit';
import { maskAnswer, maskPersonal } from './mask';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Name of the call, for adapters that know calls by name. */
    call?: string;
  }
}

/** Options of one request. */
type SendOptions = {
  /** Milliseconds; default that of the call. */
  timeout?: number;
  /** Uses the shared queue of three concurrent requests. */
  limited?: boolean;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Transport = { baseUrl: (host: HostName) => string; adapter?: AxiosAdapter };

export const sharedLimit = 3;
/** Timeout of an optional block, in milliseconds. */
export const blockBudget = 800;

const limit = createLimit(sharedLimit);
const client: AxiosInstance = axios.create({ timeout: defaultTimeout });
let transport: Transport = { baseUrl: () => '' };

/** Set by the shell: base URLs of the hosts and, on the server, the adapter of the render worker. */
export function installTransport(next: Transport): void {
  transport = next;
  if (next.adapter) client.defaults.adapter = next.adapter;
}

function requestPart(config: InternalAxiosRequestConfig | undefined) {
  const payload = config?.method === 'post' ? readBody(config) : config?.params;
  return { url: config?.url ?? '', payload: maskPersonal(payload ?? {}) };
}

function responsePart(response: AxiosResponse | undefined) {
  const { status = 0, statusText = '', data = '' } = response ?? {};
  return { status, statusText, responseData: maskAnswer(data) };
}

/** The documented log fields, without personal data. */
function logInfo(error: unknown, title: string): string {
  const { config, response, message } = error instanceof AxiosError ? error : new AxiosError(String(error));
  return JSON.stringify({ title, message, ...requestPart(config), ...responsePart(response) });
}

function readBody(config: InternalAxiosRequestConfig): unknown {
  if (typeof config.data !== 'string') return {};
  try {
    return JSON.parse(config.data);
  } catch {
    return Object.fromEntries(new URLSearchParams(config.data));
  }
}

/** Reports a failed call once, in the background; failures of the report itself are ignored. */
function collect(error: unknown): void {
  const body = { logInfo: logInfo(error, '接口请求失败') };
  const { name, host, path } = reportFailedRequest;
  client.post(path, body, { baseURL: transport.baseUrl(host), call: name }).catch(() => undefined);
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

async function send<Of extends AnyCall>(
  facts: Of,
  request: RequestOf<Of>,
  { limited, headers, timeout = facts.timeout, signal }: SendOptions = {},
): Promise<AnswerOf<Of>> {
  const { name, method, path, host } = facts;
  const go = () =>
    client.request<AnswerOf<Of>>({
      call: name,
      method,
      url: path,
      timeout,
      baseURL: transport.baseUrl(host),
      headers: headersOf(facts, headers),
      ...(signal && { signal }),
      ...wire(facts, request),
    });
  try {
    return (await (limited ? limit(go) : go())).data;
  } catch (error) {
    if (!axios.isCancel(error)) collect(error);
    throw error;
  }
}

/**
 * The HTTP client of shell and remotes. Resolves with the response body; errors are thrown as axios errors after one masked
 * report to the log.
 */
export const http = Object.freeze({ send });
