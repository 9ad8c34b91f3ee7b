import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { type Failure, failureWords, logInfoOf } from '@site/shared/http/failed-request';
import { STATUS_CODES } from 'node:http';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { MinuteLimits } from '../hardening/minute-limits';
import type { Upstream } from './upstream';

/** In a minute: an outage fails with every page, and more reports of it say nothing new. */
export const mostReports = 60;
/** In milliseconds; nobody waits for it. */
const timeout = 5000;

const { host, path, method } = reportFailedRequest;

/** `data` and `status` where there was an answer; `message` says why there was none, or why it cannot be used. */
type Outcome = { status?: number; data?: unknown; message?: string };
export type FailedCall = Outcome & Pick<Failure, 'url' | 'payload'> & { timeout: number };
export type ReportFailure = (failed: FailedCall) => void;

function messageOf({ status, message = '', timeout: limit }: FailedCall): string {
  return (status && message) || failureWords(status, /timeout/.test(message) ? limit : undefined);
}

/**
 * Tells the log of requests that the shell makes by itself, for forms without script and for what stands on every page (R7.6): those of
 * sections and browsers are told by their own client. Nobody waits for it, and its own failure is told to nobody.
 */
export function failureReports(upstream: Upstream): ReportFailure {
  const limits = new MinuteLimits();
  return (failed) => {
    if (!limits.allows('reports', mostReports)) return;
    const statusText = STATUS_CODES[failed.status ?? 0] ?? '';
    const body = JSON.stringify({ logInfo: logInfoOf({ ...failed, statusText, message: messageOf(failed) }) });
    void upstream({ method, url: `host:${host}${path}`, contentType: 'application/json', body, timeout }).catch(
      () => undefined,
    );
  };
}

function outcomeOf(answer: DataAnswer): Outcome | undefined {
  if (!answer.ok) return answer;
  return answer.status < 300 ? undefined : { status: answer.status, data: answer.body };
}

/** Sections make bodies too, and not all of them JSON. */
function payloadOf({ contentType = '', body = '{}' }: DataRequest): unknown {
  if (contentType.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

function askedOf(call: DataRequest): Pick<Failure, 'url' | 'payload'> {
  const { pathname, searchParams } = new URL(call.url.replace(/^host:\w+/, 'http://host'));
  return { url: pathname, payload: call.method === 'post' ? payloadOf(call) : Object.fromEntries(searchParams) };
}

/** What is told of a request that failed; undefined of one that did not. */
export function failedCallOf(call: DataRequest, answer: DataAnswer): FailedCall | undefined {
  const outcome = outcomeOf(answer);
  return outcome && { ...askedOf(call), ...outcome, timeout: call.timeout };
}

/** Reports what fails of the shell's own requests. */
export function reportingUpstream(upstream: Upstream, report: ReportFailure): Upstream {
  return async (call) => {
    const answer = await upstream(call);
    const failed = call.own && failedCallOf(call, answer);
    if (failed) report(failed);
    return answer;
  };
}
