import { reportFailedRequest } from '@site/shared/calls/log-collect';
import { NetworkLimit, dropAbove } from '../limits/network-limit';
import { SlidingLimit } from '../limits/sliding-limit';
import type { Metrics } from '../operations/metrics';
import { HttpError } from '../plugins/http-errors';
import { type Routes, mountCall } from '../plugins/mount-call';
import { type KnownCalls, readFailedRequest } from './failed-request';

/** Reports per minute, by address and in total, as many clients report at once (docs/faults.md F36). */
const reportsPerMinute = 20;
const maxLinesPerMinute = 200;

/** Logs of a browser's report of a failed request (R7.6) what the list of allowed fields has. */
export const logCollectRoutes: Routes<{ known: KnownCalls; metrics: Metrics }> = async (app, { known, metrics }) => {
  const lines = new SlidingLimit(maxLinesPerMinute, 60_000);
  // Reports above the limit are counted in the metrics, not logged.
  const { name } = reportFailedRequest;
  const limit = new NetworkLimit({ perMinute: reportsPerMinute });
  const options = { logLevel: 'warn', onRequest: dropAbove(limit, () => metrics.limited.inc({ call: name })) } as const;
  mountCall(
    app,
    reportFailedRequest,
    ({ logInfo }, { log }) => {
      const failedRequest = readFailedRequest(parse(logInfo), known);
      if (lines.allows('all', Date.now())) {
        lines.add('all', Date.now());
        log.warn({ failedRequest }, 'a browser reported a failed request');
      }
      return null;
    },
    options,
  );
};

function parse(logInfo: string): object {
  try {
    const value: unknown = JSON.parse(logInfo);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through: malformed JSON and other JSON are rejected alike.
  }
  throw new HttpError(400, '参数 logInfo 应为 JSON 对象');
}
