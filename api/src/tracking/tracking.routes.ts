import { TrackRequest, TrackResponse } from '@site/shared/contract/track';
import { findAction } from '@site/shared/contract/tracking';
import type { Static } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { limitPerMinute } from '../limits/request-limit';
import type { Metrics } from '../operations/metrics';
import { Refusal, success } from '../plugins/answers';
import { acceptBeacons } from '../plugins/beacons';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { countEvent } from './tracking.repository';

const eventsPerMinute = 120;
const tags = ['tracking'];

/** Takes tracking events of visitors who agreed to statistics (spec §9) and counts them by day. */
export const trackingRoutes: Routes<{ database: Database; metrics: Metrics }> = async (app, { database, metrics }) => {
  acceptBeacons(app);
  app.post(
    '/open/v1/track',
    {
      onRequest: limitPerMinute(eventsPerMinute),
      schema: { tags, body: TrackRequest, response: { 200: TrackResponse, ...problems } },
    },
    async ({ body }) => {
      judge(body);
      await countEvent(database, body);
      metrics.tracked.inc({ action: body.action_code });
      return success(null);
    },
  );
};

/** Events must be in the tables of the contract and carry its figures, or 0 when the visitor has reached the maximum. */
function judge({ action_code, score, max_score, open_flag }: Static<typeof TrackRequest>): void {
  const known = findAction(action_code);
  if (!known) throw new Refusal(400, '参数 action_code 不在评分表中');
  if (max_score !== known.maxScore) throw new Refusal(400, `参数 max_score 应为 ${known.maxScore}`);
  if (score !== known.score && score !== 0) throw new Refusal(400, `参数 score 应为 ${known.score} 或 0`);
  if (open_flag !== 1) throw new Refusal(400, '参数 open_flag 应为 1，未启用的行为不上报');
}
