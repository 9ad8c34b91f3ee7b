import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { inSpan, isTracing } from '@site/shared/telemetry/spans';
import type { Logger } from 'pino';
import { withoutQuery } from '../../remotes/call-url';
import type { ReleaseSet } from '../../remotes/release-set';
import type { DataAnswer, DataRequest, WorkerCall } from '../../remotes/worker-messages';
import type { DataCache } from './data-cache';
import { DeclaredCalls } from './declared-calls';

type Options = {
  data: Pick<DataCache, 'answer' | 'fresh' | 'ready'>;
  log: Pick<Logger, 'warn'>;
  /** Counts an answer that a version of a remote cannot use. */
  count?: (remote: string, version: string, call: string) => void;
  /** Measures an answer; `took` in milliseconds. */
  observe?: (made: MeasuredCall) => void;
};

/** A call of a page and what became of it: `stale` is an older answer because the host is slow or fails. */
export type MeasuredCall = { remote: string; call: string; outcome: 'ok' | 'stale' | 'failed'; took: number };

function outcomeOf(answer: DataAnswer): MeasuredCall['outcome'] {
  if (!answer.ok || answer.status >= 500) return 'failed';
  return answer.stale ? 'stale' : 'ok';
}

/** Failures that a version causes itself; a host that is down is not among them. */
const ownFailures: readonly string[] = ['ERR_BAD_ANSWER', 'ERR_BAD_SCHEMA', 'ERR_UNDECLARED_CALL'];

function undeclared({ remote, call, method, url }: WorkerCall): DataAnswer {
  const message = `${remote} declares no call ${call} (${method} ${withoutQuery(url)})`;
  return { ok: false, code: 'ERR_UNDECLARED_CALL', message };
}

/** Answers the calls of one release set's pages, as declared by the release of each section. */
export class SetCalls {
  private readonly declared: ReadonlyMap<string, DeclaredCalls>;

  constructor(
    private readonly set: ReleaseSet,
    private readonly options: Options,
  ) {
    this.declared = new Map(
      Object.entries(set.remotes).map(([remote, manifest]) => [remote, new DeclaredCalls(manifest)]),
    );
  }

  async answer(made: WorkerCall): Promise<DataAnswer> {
    const { remote, call, reference: _reference, ...request } = made;
    // The pages' HTTP client reports its failed requests; the report reads nothing.
    if (call === reportFailedRequest.name) return this.options.data.fresh(request);
    const answer = await this.observed(made, () => this.read(made, request));
    if (!answer.ok && ownFailures.includes(answer.code)) this.recordFailure(remote, call, answer);
    return answer;
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
  private async observed(made: WorkerCall, work: () => Promise<DataAnswer>): Promise<DataAnswer> {
    const declared = this.declared.get(made.remote);
    const remote = declared ? made.remote : 'unknown';
    const call = declared?.has(made.call) ? made.call : 'undeclared';
    const began = performance.now();
    const answer = await inSpan({ name: `call ${call}`, kind: 'internal', facts: { 'site.section': remote } }, work);
    this.options.observe?.({ remote, call, outcome: outcomeOf(answer), took: performance.now() - began });
    return answer;
  }

  private async read(made: WorkerCall, request: DataRequest): Promise<DataAnswer> {
    try {
      const rule = this.declared.get(made.remote)?.ruleFor(made.call, request);
      return rule ? await this.options.data.answer(request, rule) : undeclared(made);
    } catch (error) {
      return { ok: false, code: 'ERR_BAD_SCHEMA', message: (error as Error).message };
    }
  }

  private recordFailure(remote: string, call: string, { code, message }: Extract<DataAnswer, { ok: false }>): void {
    const version = this.versionOf(remote);
    this.options.count?.(remote, version, call);
    this.options.log.warn({ remote, version, call, code, reason: message }, 'a call was answered with nothing usable');
  }

  private versionOf(remote: string): string {
    return this.set.remotes[remote]?.version ?? '';
  }
}
