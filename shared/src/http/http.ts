import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createLimit } from './limit';
import { maskAnswer, maskPersonal } from './mask';

/** The base hosts of spec §7; which address each has is the shell's configuration. */
export type HostName = 'base' | 'live' | 'cms' | 'user' | 'admin';

export type CallOptions = {
  params?: Record<string, string | number | undefined>;
  /** Milliseconds; default 10 s (spec §9). */
  timeout?: number;
  /** Takes one of the three places of the shared queue. */
  limited?: boolean;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sends the body form-encoded instead of as JSON. */
  form?: boolean;
};

export type Transport = { baseUrl: (host: HostName) => string; adapter?: AxiosAdapter };

export const defaultTimeout = 10_000;
export const sharedLimit = 3;
/** A block that the page makes sense without has this long, in milliseconds (design.md §4). */
export const blockBudget = 800;

const logCollect = '/liveajax/LogCollect';
const limit = createLimit(sharedLimit);
const client: AxiosInstance = axios.create({ timeout: defaultTimeout });
let transport: Transport = { baseUrl: () => '' };

/** The shell says where the hosts are and, on the server, how a call leaves the render worker. */
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

/** The documented keys of the log, with nothing personal in them (spec §7, content.md §6 no. 20). */
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

/** Tells the log of a failed call, once, without waiting, and never of its own failure. */
function collect(error: unknown): void {
  const body = { logInfo: logInfo(error, '接口请求失败') };
  client.post(logCollect, body, { baseURL: transport.baseUrl('live') }).catch(() => undefined);
}

async function call<T>(method: 'get' | 'post', host: HostName, path: string, data: unknown, options: CallOptions) {
  const { limited, form, timeout = defaultTimeout, ...rest } = options;
  const send = () =>
    client.request<T>({
      ...rest,
      timeout,
      method,
      url: path.startsWith('/') ? path : `/${path}`,
      baseURL: transport.baseUrl(host),
      data: form ? new URLSearchParams(data as Record<string, string>).toString() : data,
      ...(form && { headers: { ...rest.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }),
    });
  try {
    return (await (limited ? limit(send) : send())).data;
  } catch (error) {
    if (!axios.isCancel(error)) collect(error);
    throw error;
  }
}

/**
 * The one client of shell and remotes. Answers the response body; a failure is thrown as axios's error after one masked
 * log-collect POST (spec §7).
 */
export const http = {
  get: <T>(host: HostName, path: string, options: CallOptions = {}): Promise<T> =>
    call<T>('get', host, path, undefined, options),
  post: <T>(host: HostName, path: string, data: unknown, options: CallOptions = {}): Promise<T> =>
    call<T>('post', host, path, data, options),
  /** A block that may be left out: `null` where it fails or is not there within 800 ms. */
  block: async <T>(host: HostName, path: string, options: CallOptions = {}): Promise<T | null> => {
    try {
      return await call<T>('get', host, path, undefined, { ...options, timeout: blockBudget });
    } catch {
      return null;
    }
  },
};
