import { defaultTimeout } from '../calls/call';
import type { PlainFailure } from './post-report';

declare global {
  interface Window {
    /** Tells the log of a failed request; set by the entry script (shell/src/client/early/islands.ts). */
    siteFailed?: (failure: PlainFailure) => void;
  }
}

type PlainRequest<T> = {
  path: string;
  /** What is asked: in the address of a GET. */
  payload: Record<string, string | number>;
  /** Of a POST, with its body. */
  post?: RequestInit;
  /** What is wanted of the body of a 2xx; undefined where it is not there, which is a failure. */
  read: (body: unknown) => T | undefined;
  /** By which the caller gives it up, which is no failure. */
  limit?: AbortController;
};

/** `found`: what was read of a 2xx. Without an answer the status is 0. */
type PlainAnswer<T> = { found?: T | undefined; status: number; statusText?: string; data?: unknown };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function ask<T>({ path, payload, post, read }: PlainRequest<T>, signal: AbortSignal): Promise<PlainAnswer<T>> {
  const url = post ? path : `${path}?${new URLSearchParams(payload as Record<string, string>)}`;
  const response = await fetch(url, { ...post, signal });
  const { ok, status, statusText } = response;
  const data = parsed(await response.text());
  return { found: ok ? read(data) : undefined, status, statusText, data };
}

/**
 * A request of what works before the application, where the client of calls has not come: given up after 10 s, and told to the log if it
 * fails (R7.2, R7.3, R7.6). Never throws.
 */
export async function askPlainly<T>(request: PlainRequest<T>): Promise<PlainAnswer<T>> {
  const { path: url, payload, limit = new AbortController() } = request;
  const { signal } = limit;
  let timeout = 0;
  const timer = setTimeout(() => {
    timeout = defaultTimeout;
    limit.abort();
  }, defaultTimeout);
  const answer = await ask(request, signal).catch((): PlainAnswer<T> => ({ status: 0 }));
  clearTimeout(timer);
  if (answer.found === undefined && (timeout || !signal.aborted))
    window.siteFailed?.({ ...answer, timeout, url, payload });
  return answer;
}
