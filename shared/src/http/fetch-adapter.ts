import { type AxiosAdapter, AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';

type Config = InternalAxiosRequestConfig;

function addressOf({ baseURL = '', url = '', params }: Config): string {
  const query = new URLSearchParams(params as Record<string, string> | undefined).toString();
  return baseURL + url + (query && `?${query}`);
}

/** Ends the request when its time is up or when nobody wants it any more. */
function endOf({ timeout = 0, signal }: Config) {
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = timeout > 0 ? setTimeout(stop, timeout) : undefined;
  if (signal?.aborted) stop();
  signal?.addEventListener?.('abort', stop);
  const clear = () => {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', stop);
  };
  return { signal: end.signal, clear };
}

function failure(config: Config, ended: boolean): AxiosError {
  if (config.signal?.aborted) return new CanceledError(undefined, config);
  if (ended) return new AxiosError(`timeout of ${config.timeout}ms exceeded`, AxiosError.ECONNABORTED, config);
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
}

/**
 * Calls of the browser: what they use of axios' own adapters, which are left out of its build for browsers
 * (tooling/src/bundle/singletons.ts).
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { signal, clear } = endOf(config);
  try {
    const answer = await fetch(addressOf(config), {
      method: config.method?.toUpperCase() ?? 'GET',
      headers: config.headers.toJSON(true) as Record<string, string>,
      body: (config.data as string | undefined) ?? null,
      signal,
    });
    const { status, statusText } = answer;
    const headers = Object.fromEntries(answer.headers.entries());
    const response = { config, status, statusText, headers, data: (await answer.text()) as unknown };
    if (config.validateStatus?.(status) ?? true) return response;
    const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`Request failed with status code ${status}`, code, config, undefined, response);
  } catch (error) {
    throw error instanceof AxiosError ? error : failure(config, signal.aborted);
  } finally {
    clear();
  }
};
