import { LogCollectRequest, LogCollectResponse } from '@site/shared/contract/site';
import { Refusal, success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { maskFailedRequest } from './failed-request';

const tags = ['site'];

/** Takes the browser's report of a failed request (spec §7) into the log, masked once more. */
export const logCollectRoutes: Routes<object> = async (app) => {
  app.post(
    '/liveajax/LogCollect',
    { schema: { tags, body: LogCollectRequest, response: { 200: LogCollectResponse, ...problems } } },
    async ({ body, log }) => {
      log.warn({ failedRequest: maskFailedRequest(parse(body.logInfo)) }, 'a browser reports a failed request');
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
