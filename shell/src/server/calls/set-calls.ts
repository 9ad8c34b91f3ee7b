import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { inSpan, isTracing } from '@site/shared/telemetry/spans';
import type { Logger } from 'pino';
import { withoutQuery } from '../../render/pages/call-url';
import type { ReleaseSet } from '../../render/pages/release-set';
import type { DataAnswer, DataRequest, WorkerCall } from '../../render/pages/worker-messages';
import { BoundedLog } from '../hardening/bounded-log';
import { isTooLong, typeOf, wayOf } from './call-misfit';
import type { DataCache } from './data-cache';
import { DeclaredCalls } from './declared-calls';
import { ReportCalls } from './report-calls';

type Options = {
  data: Pick<DataCache, 'answer' | 'fresh' | 'ready'>;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Counts an answer that a version of a remote cannot use. */
  count?: (remote: string, version: string, call: string) => void;
  /** Measures an answer; `took` in milliseconds. */
  observe?: (made: MeasuredCall) => void;
  /** Takes the reports of failed requests; else the service does. */
  report?: (report: DataRequest) => Promise<DataAnswer>;
};

/** A call of a page and what became of it: `stale` is an older answer because the host is slow or fails. */
export type MeasuredCall = { remote: string; call: string; outcome: 'ok' | 'stale' | 'failed'; took: number };

function outcomeOf(answer: DataAnswer): MeasuredCall['outcome'] {
  if (!answer.ok || answer.status >= 500) return 'failed';
  return answer.stale ? 'stale' : 'ok';
}

/** Failures that a version causes itself; a host that is down is not among them. */
const ownFailures: readonly string[] = ['ERR_BAD_ANSWER', 'ERR_BAD_SCHEMA', 'ERR_UNDECLARED_CALL'];

/** Of what a section says of its own call; the rest is its own affair. */
const messageLength = 200;
/** Longer than any page waits, in milliseconds. */
const mostTimeout = 30_000;

function refused(code: string, message: string): DataAnswer {
  return { ok: false, code, message: message.slice(0, messageLength) };
}

/** What goes to a host: no header that a section chooses, and no more time than a page has. */
function requestOf({ method, url, body, contentType, timeout }: WorkerCall): DataRequest {
  const type = typeOf(wayOf({ method, body, contentType } as DataRequest));
  return {
    method,
    url,
    timeout: timeout > 0 ? Math.min(timeout, mostTimeout) : 0,
    ...(body !== undefined && { body }),
    ...(type && { contentType: type }),
  };
}

/** Answers the calls of one release set's pages, as declared by the release of each section. */
export class SetCalls {
  private readonly declared: ReadonlyMap<string, DeclaredCalls>;
  private readonly reports: ReportCalls;
  /** Sections cause its lines. */
  private readonly log: BoundedLog;

  constructor(
    private readonly set: ReleaseSet,
    private readonly options: Options,
  ) {
    this.declared = new Map(
      Object.entries(set.remotes).map(([remote, manifest]) => [remote, new DeclaredCalls(manifest)]),
    );
    this.log = new BoundedLog(options.log);
    this.reports = new ReportCalls(options.report ?? ((report) => options.data.fresh(report)), (remote) =>
      this.log.warn({ remote, version: this.versionOf(remote) }, 'a section reports too many failed requests'),
    );
  }

  /** Never throws: a slip here is a fault of one call. */
  async answer(made: WorkerCall): Promise<DataAnswer> {
    try {
      const answer = await this.observed(made, () => this.read(made));
      if (!answer.ok && ownFailures.includes(answer.code)) this.recordFailure(made, answer);
      return answer;
    } catch (error) {
      return refused('ERR_CALL', `the call could not be made: ${String(error)}`);
    }
  }

  /** The answer that is at hand and fresh; while somebody collects traces none, so that each call is seen. */
  ready(made: WorkerCall): DataAnswer | undefined {
    if (isTracing()) return undefined;
    const { remote, call } = made;
    const answer = this.stored(made);
    if (answer) this.options.observe?.({ remote, call, outcome: outcomeOf(answer), took: 0 });
    return answer;
  }

  private stored(made: WorkerCall): DataAnswer | undefined {
    try {
      const rule = this.declared.get(made.remote)?.ruleFor(made.call, made);
      return rule && this.options.data.ready(made, rule);
    } catch {
      // Whoever makes the call is told.
      return undefined;
    }
  }

  /** By names of releases only: a worker may make up any. */
  private namesOf(made: WorkerCall): { remote: string; call: string } {
    const declared = this.declared.get(made.remote);
    const known = declared?.has(made.call) || made.call === reportFailedRequest.name;
    return { remote: declared ? made.remote : 'unknown', call: known ? made.call : 'undeclared' };
  }

  private async observed(made: WorkerCall, work: () => Promise<DataAnswer>): Promise<DataAnswer> {
    const { remote, call } = this.namesOf(made);
    const began = performance.now();
    const answer = await inSpan({ name: `call ${call}`, kind: 'internal', facts: { 'site.section': remote } }, work);
    this.options.observe?.({ remote, call, outcome: outcomeOf(answer), took: performance.now() - began });
    return answer;
  }

  private async read(made: WorkerCall): Promise<DataAnswer> {
    const { remote, call, method, url } = made;
    if (isTooLong(made))
      return refused('ERR_TOO_LONG', `${withoutQuery(url)} was asked with more than a request may hold`);
    if (call === reportFailedRequest.name) return this.reports.answer(made, this.namesOf(made).remote);
    try {
      const rule = this.declared.get(remote)?.ruleFor(call, made);
      if (rule) return await this.options.data.answer(requestOf(made), rule, remote);
    } catch (error) {
      return refused('ERR_BAD_SCHEMA', (error as Error).message);
    }
    const why = this.declared.get(remote)?.misfitOf(call, made) ?? 'it is no section of the set';
    return refused(
      'ERR_UNDECLARED_CALL',
      `${remote} declares no call ${call} (${method} ${withoutQuery(url)}): ${why}`,
    );
  }

  private recordFailure(made: WorkerCall, { code, message }: Extract<DataAnswer, { ok: false }>): void {
    const { remote, call } = this.namesOf(made);
    const version = this.versionOf(remote);
    this.options.count?.(remote, version, call);
    this.log.warn({ remote, version, call, code, reason: message }, 'a call was answered with nothing usable');
  }

  private versionOf(remote: string): string {
    return this.set.remotes[remote]?.version ?? '';
  }
}
