import type { FailedRequest } from '../contract/site';
import { maskAnswer, maskPersonal } from './mask';

/** What is known of a request that failed; without an answer its status is 0 and `data` is missing. */
export type Failure = Pick<FailedRequest, 'message' | 'url' | 'payload'> & {
  status?: number | undefined;
  statusText?: string | undefined;
  data?: unknown;
};

/** In the words of axios, which the log knows: `status` of an answer, else `timeout` in milliseconds where that ended the request. */
export function failureWords(status: number | undefined, timeout: number | undefined): string {
  if (status) return `Request failed with status code ${status}`;
  return timeout ? `timeout of ${timeout}ms exceeded` : 'Network Error';
}

/** The documented log fields as JSON text, without personal data. */
export function logInfoOf({ message, url, payload, status = 0, statusText = '', data = '' }: Failure): string {
  const report: FailedRequest = {
    title: '接口请求失败',
    message,
    url,
    payload: maskPersonal(payload),
    status,
    statusText,
    responseData: maskAnswer(data),
  };
  return JSON.stringify(report);
}
