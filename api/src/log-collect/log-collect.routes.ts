import { LogCollectRequest, LogCollectResponse } from '@site/shared/contract/site';
import { limitPerMinute } from '../limits/request-limit';
import { SlidingLimit } from '../limits/sliding-limit';
import { Refusal, success } from '../plugins/answers';
import { acceptBeacons } from '../plugins/beacons';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { maskFailedRequest } from './failed-request';

const tags = ['site'];

/** An address may report so often a minute (faults.md F36); all together so often, as reports come in storms. */
const reportsPerMinute = 20;
const mostLinesPerMinute = 200;

/** Takes the browser's report of a failed request (spec §7) into the log, masked once more. */
export const logCollectRoutes: Routes<object> = async (app) => {
  const lines = new SlidingLimit(mostLinesPerMinute, 60_000);
  acceptBeacons(app);
  app.post(
    '/liveajax/LogCollect',
    {
      // A storm of reports is counted in the metrics, not written line by line.
      logLevel: 'warn',
      onRequest: limitPerMinute(reportsPerMinute),
      schema: { tags, body: LogCollectRequest, response: { 200: LogCollectResponse, ...problems } },
    },
    async ({ body, log }) => {
      const failedRequest = maskFailedRequest(parse(body.logInfo));
      if (lines.allows('all', Date.now())) {
        lines.add('all', Date.now());
        log.warn({ failedRequest }, 'a browser reports a failed request');
      }
      return success(null);
    },
  );
};

function parse(logInfo: string): object {
  try {
    const value: unknown = JSON.parse(logInfo);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through: broken JSON and JSON of another kind are refused alike.
  }
  throw new Refusal(400, '参数 logInfo 应为 JSON 对象');
}
