import { type AnyCall, type DataOf, dataSchema, type RequestOf } from '@site/shared/calls/call';
import { withQuery } from '../../render/pages/call-url';
import type { DataRequest } from '../../render/pages/worker-messages';
import type { DataCache } from './data-cache';
import { type ReadRule, readRule } from './read-rule';

const rules = new WeakMap<AnyCall, ReadRule>();

/** The shell's own read rule for a content call. */
function ruleOf(call: AnyCall): ReadRule {
  const rule = rules.get(call) ?? readRule({ freshFor: call.freshFor, data: dataSchema(call) ?? {} });
  rules.set(call, rule);
  return rule;
}

/** The request of a call made by the shell itself; `timeout` in milliseconds, by default that of the call. */
export function requestFor<Of extends AnyCall>(call: Of, request: RequestOf<Of>, timeout = call.timeout): DataRequest {
  const url = `host:${call.host}${call.path}`;
  if (call.sends === 'query') return { method: call.method, url: withQuery(url, request as object), timeout };
  return { method: call.method, url, timeout, contentType: 'application/json', body: JSON.stringify(request) };
}

/** The data of a reading call made by the shell itself, and whether it is an older copy; undefined on failure. */
export async function askOwn<Of extends AnyCall>(
  data: Pick<DataCache, 'answer'>,
  call: Of,
  request: RequestOf<Of>,
  timeout?: number,
): Promise<{ data: DataOf<Of>; stale: boolean } | undefined> {
  const answer = await data.answer({ ...requestFor(call, request, timeout), own: true }, ruleOf(call));
  if (!answer.ok || answer.status !== 200) return undefined;
  return { data: (answer.body as { data: DataOf<Of> }).data, stale: answer.stale === true };
}

/** The data of a reading call made by the shell itself; undefined on failure. */
export async function readOwn<Of extends AnyCall>(
  data: Pick<DataCache, 'answer'>,
  call: Of,
  request: RequestOf<Of>,
  timeout?: number,
): Promise<DataOf<Of> | undefined> {
  return (await askOwn(data, call, request, timeout))?.data;
}
