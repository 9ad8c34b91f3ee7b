import { careForCallback } from '@site/shared/calls/callback';
import { listCallbackTimes } from '@site/shared/calls/callback-times';
import { wishChoices } from '@site/shared/contract/callback-times';
import { NetworkLimit, refuseAbove } from '../limits/network-limit';
import { describeError, typedIn } from '../plugins/errors';
import { type Routes, mountCall } from '../plugins/mount-call';
import type { Metrics } from '../operations/metrics';
import { type CallbackCare, refuseCallback } from './callback-care';
import { readEnvelope } from './lead-request';

/** Codes that find nothing. Whoever has one that does is served whatever else comes from the network. */
const wrongRates = { perMinute: 20, perDay: 300 };
/** Of all requests: nobody can try codes of 128 bits, and this keeps a flood from the database. */
const floodRates = { perMinute: 600 };
const tooManyWrong = '输错的次数太多了，请过一会儿再试；着急的话，请直接打电话';
const tooMany = '查询的人太多，请过一会儿再试；着急的话，请直接打电话';

type Parts = { callbacks: CallbackCare; metrics: Metrics; dutyDays: readonly number[] };

/** The calls about a wished half-hour and about the code of a callback. What is refused is a 200 with `isok: false`. */
export const callbacksRoutes: Routes<Parts> = async (app, { callbacks, metrics, dutyDays }) => {
  mountCall(app, listCallbackTimes, async () => ({ list: wishChoices(new Date(), dutyDays) }));
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const { status, message } = describeError(error);
      if (status >= 500) request.log.error({ err: error, typed: typedIn(request) }, 'the callback call failed');
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(refuseCallback(message, status === 429));
    });
    const count = () => metrics.limited.inc({ call: 'callback' });
    const onRequest = refuseAbove(new NetworkLimit(floodRates), count, tooMany);
    const refuseWrong = refuseAbove(new NetworkLimit(wrongRates), count, tooManyWrong);
    mountCall(
      scope,
      careForCallback,
      async (request, raw) => {
        const answer = await callbacks.answer(readEnvelope(raw.headers).codeDigest, request);
        if (!answer.isok && answer.state === 'unknown') await refuseWrong(raw);
        return answer;
      },
      { onRequest },
    );
  });
};
