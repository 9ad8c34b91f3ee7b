import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { type Failure, logInfoOf } from '@site/shared/http/failed-request';
import type { DataAnswer, DataRequest } from '../../remotes/worker-messages';
import { MinuteLimits } from '../hardening/minute-limits';
import type { Upstream } from './upstream';

/** In a minute: an outage fails with every page, and more reports of it say nothing new. */
export const mostReports = 60;
/** In milliseconds; nobody waits for it. */
const timeout = 5000;

const { host, path, method } = reportFailedRequest;

/** `data` and `status` where there was an answer; else `message` says why there was none. */
type Outcome = { status?: number; data?: unknown; message?: string };
export type FailedCall = Outcome & Pick<Failure, 'url' | 'payload'> & { timeout: number };
export type ReportFailure = (failed: FailedCall) => void;

/** In the words of the pages' own client, which the service knows. */
function messageOf({ status, message = '', timeout: limit }: FailedCall): string {
  if (status) return `Request failed with status code ${status}`;
  return /timeout/.test(message) ? `timeout of ${limit}ms exceeded` : 'Network Error';
}

/**
 * Tells the log of requests that the shell makes by itself, for forms without script and for what stands on every page (R7.6): those of
 * sections and browsers are told by their own client. Nobody waits for it, and its own failure is told to nobody.
 */
export function failureReports(upstream: Upstream): ReportFailure {
  const limits = new MinuteLimits();
  return (failed) => {
    if (!limits.allows('reports', mostReports)) return;
    const body = JSON.stringify({ logInfo: logInfoOf({ ...failed, message: messageOf(failed) }) });
    void upstream({ method, url: `host:${host}${path}`, contentType: 'application/json', body, timeout }).catch(
      () => undefined,
    );
  };
}

function outcomeOf(answer: DataAnswer): Outcome | undefined {
  if (!answer.ok) return { message: answer.message };
  return answer.status < 300 ? undefined : { status: answer.status, data: answer.body };
}

function askedOf({ url, method: way, body = '{}' }: DataRequest): Pick<Failure, 'url' | 'payload'> {
  const { pathname, searchParams } = new URL(url.replace(/^host:\w+/, 'http://host'));
  return { url: pathname, payload: way === 'post' ? JSON.parse(body) : Object.fromEntries(searchParams) };
}

/** Reports what fails of the shell's own requests. */
export function reportingUpstream(upstream: Upstream, report: ReportFailure): Upstream {
  return async (call) => {
    const answer = await upstream(call);
    const outcome = call.own && outcomeOf(answer);
    if (outcome) report({ ...askedOf(call), ...outcome, timeout: call.timeout });
    return answer;
  };
}
