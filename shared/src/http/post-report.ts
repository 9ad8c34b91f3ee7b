import { reportFailedRequest } from '../calls/log-collect.call';
import { type Failure, failureWords, logInfoOf } from './failed-request';

/** A request that failed before the client of calls came; `timeout` in milliseconds, if that ended it. */
export type PlainFailure = Omit<Failure, 'message'> & { timeout?: number };

/** The report of a failed request, as the pages' own client makes it: masked, and nobody waits for it. */
export function postReport(failure: PlainFailure): void {
  const body = JSON.stringify({
    logInfo: logInfoOf({ ...failure, message: failureWords(failure.status, failure.timeout) }),
  });
  const headers = { 'Content-Type': 'application/json' };
  fetch(reportFailedRequest.path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
