import { dataSchema } from '@site/shared/calls/call';
import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { parseBounded } from '@site/shared/contract/bounded-json';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { DataAnswer, DataRequest, WorkerCall } from '../../render/pages/worker-messages';
import { MinuteLimits } from '../hardening/minute-limits';
import { answerCheck } from './answer-check';
import { typeOf, wayOf } from './call-misfit';

type Send = (report: DataRequest) => Promise<DataAnswer>;

/** A page reports each of its calls that failed; more of one render, or of one section, says nothing new. */
export const reportsOfPage = 10;
export const reportsOfSection = 60;
/** In milliseconds; nobody waits for it. */
const timeout = 5000;

const { method, host, path, request, answer: whole } = reportFailedRequest;
const address = `host:${host}${path}`;
const Report = Type.Composite([request], { additionalProperties: false });
const accepts = answerCheck(dataSchema({ answer: whole }) ?? {});

function refused(code: string, message: string): DataAnswer {
  return { ok: false, code, message: `${reportFailedRequest.name} ${message}` };
}

/** Only what the call is defined as: its way, its address, and one field of bounded length. */
function isReport(made: WorkerCall): boolean {
  if (made.method !== method || made.url !== address || wayOf(made) !== 'json') return false;
  try {
    return Value.Check(Report, parseBounded(made.body ?? ''));
  } catch {
    return false;
  }
}

function requestFor({ body = '' }: WorkerCall): DataRequest {
  const contentType = typeOf('json');
  return { method, url: address, timeout, body, ...(contentType && { contentType }) };
}

/** The reports of failed requests that the pages' HTTP client sends while they are rendered: no release declares the call. */
export class ReportCalls {
  private readonly limits = new MinuteLimits();

  /** @param warn is called once a minute of a section whose reports are left out */
  constructor(
    private readonly send: Send,
    private readonly warn: (remote: string) => void,
  ) {}

  /** @param remote a section of the set, or one name for all that are none */
  async answer(made: WorkerCall, remote: string): Promise<DataAnswer> {
    if (made.url !== address || made.method !== method) return refused('ERR_UNDECLARED_CALL', 'goes elsewhere');
    if (!isReport(made)) return refused('ERR_REPORT', 'is no report of a failed request');
    if (!this.allows(remote, made.reference)) return refused('ERR_REPORTS', 'was sent too often');
    const answer = await this.send(requestFor(made));
    if (!answer.ok || answer.status >= 300 || accepts(answer.body)) return answer;
    return refused('ERR_BAD_REPORT_ANSWER', 'was answered in another shape');
  }

  private allows(remote: string, reference = ''): boolean {
    // In this order: a section chooses its references, and cannot make more of them than it may report.
    const allowed =
      this.limits.allows(remote, reportsOfSection) && this.limits.allows(`${remote} ${reference}`, reportsOfPage);
    if (!allowed && this.limits.allows(`${remote} told`, 1)) this.warn(remote);
    return allowed;
  }
}
