import type { HandledRequest } from '@site/shared/calls/call';
import { trackEvent } from '@site/shared/calls/track-event';
import { findAction } from '@site/shared/contract/score-table';
import type { Database } from '../database/database';
import { NetworkLimit, dropAbove } from '../limits/network-limit';
import type { Metrics } from '../operations/metrics';
import { HttpError } from '../plugins/http-errors';
import { type Routes, mountCall } from '../plugins/mount-call';
import { countEvent } from './tracking.repository';

const eventsPerMinute = 120;

/** Counts tracking events of visitors who consented to statistics, by day. */
export const trackingRoutes: Routes<{ database: Database; metrics: Metrics }> = async (app, { database, metrics }) => {
  const count = async (event: HandledRequest<typeof trackEvent>) => {
    validate(event);
    await countEvent(database, event);
    metrics.tracked.inc({ action: event.action_code });
    return null;
  };
  const limit = new NetworkLimit({ perMinute: eventsPerMinute });
  mountCall(app, trackEvent, count, {
    onRequest: dropAbove(limit, () => metrics.limited.inc({ call: trackEvent.name })),
  });
};

/** Events must match the tables of the contract in code and score; the score is 0 once the visitor has reached the maximum. */
function validate({ action_code, score, max_score, open_flag }: HandledRequest<typeof trackEvent>): void {
  const known = findAction(action_code);
  if (!known) throw new HttpError(400, '参数 action_code 不在评分表中');
  if (max_score !== known.maxScore) throw new HttpError(400, `参数 max_score 应为 ${known.maxScore}`);
  if (score !== known.score && score !== 0) throw new HttpError(400, `参数 score 应为 ${known.score} 或 0`);
  if (open_flag !== 1) throw new HttpError(400, '参数 open_flag 应为 1，未启用的行为不上报');
}
