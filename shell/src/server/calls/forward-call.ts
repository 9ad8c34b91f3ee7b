import { mostOfService, readBoundedJson } from '@site/shared/contract/bounded-body';
import { traceHeaders } from '@site/shared/telemetry/spans';
import { Agent, type Dispatcher, request as send } from 'undici';
import { hangUp, isAnswer } from './answer-status';
import type { FailedCall, ReportFailure } from './failure-reports';

/** The timeout of the pages' own client, in milliseconds (R9.1). */
const timeout = 10_000;
const connections = 128;

/** How forms without script are passed on, and what fails of it is told. */
export type FormClient = { agent: Dispatcher; report: ReportFailure };

type Call = FormClient & {
  /** The configured host, and the path of the call there. */
  host: string;
  path: string;
  contentType: 'application/json' | 'application/x-www-form-urlencoded';
  body: string;
  headers?: Record<string, string>;
  /** What a 2xx stands for that says nothing else. */
  unsaid?: object;
};

function payloadOf({ contentType, body }: Call): unknown {
  return contentType === 'application/json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/** The client of `forwardCall`: a host that holds every connection keeps forms waiting alone, and its answers end. */
export function formAgent(options: Agent.Options): Agent {
  return new Agent({ connections, maxResponseSize: mostOfService, bodyTimeout: timeout, ...options });
}

function reportOf(call: Call, outcome: Pick<FailedCall, 'status' | 'data' | 'message'>): void {
  call.report({ ...outcome, url: call.path, payload: payloadOf(call), timeout });
}

async function ask({ agent, host, path, contentType, body, headers }: Call): Promise<Dispatcher.ResponseData> {
  return send(host + path, {
    method: 'POST',
    dispatcher: agent,
    signal: AbortSignal.timeout(timeout),
    headers: { ...headers, ...traceHeaders(), 'content-type': contentType, accept: 'application/json' },
    body,
  });
}

async function readAnswer({ statusCode, body }: Dispatcher.ResponseData, { unsaid }: Call): Promise<unknown> {
  const answer = readBoundedJson(body, mostOfService);
  return unsaid && statusCode < 300 ? { ...unsaid, ...Object(await answer.catch(() => ({}))) } : answer;
}

/**
 * Posts to a configured host for a visitor without script; undefined without a readable answer, which is one of `mostOfService` bytes
 * at the most (docs/faults.md F11). Never throws.
 */
export async function forwardCall(call: Call): Promise<unknown> {
  try {
    const answer = await ask(call);
    const { statusCode: status } = answer;
    const isReadable = isAnswer(status) && status < 500;
    const data = isReadable ? await readAnswer(answer, call) : undefined;
    if (!isReadable) hangUp(answer);
    if (status >= 300) reportOf(call, { status, data });
    return data;
  } catch (error) {
    reportOf(call, { message: String(error) });
    return undefined;
  }
}
