import { careForCallback } from '@site/shared/calls/callback';
import { listCallbackTimes } from '@site/shared/calls/callback-times';
import { wishChoices } from '@site/shared/contract/callback-times';
import { NetworkLimit, refuseAbove } from '../limits/network-limit';
import { describeError, typedIn } from '../plugins/errors';
import { type Routes, mountCall } from '../plugins/mount-call';
import type { Metrics } from '../operations/metrics';
import { type CallbackCare, refuseCallback } from './callback-care';
import { readEnvelope } from './lead-request';

/** Whoever has a code looks a few times; nobody can try codes of 128 bits, and this keeps a flood from the database. */
const perMinute = 20;
const perDay = 300;

type Parts = { callbacks: CallbackCare; metrics: Metrics; dutyDays: readonly number[] };

/** The calls about a wished half-hour and about the code of a callback. What is refused is a 200 with `isok: false`. */
export const callbacksRoutes: Routes<Parts> = async (app, { callbacks, metrics, dutyDays }) => {
  mountCall(app, listCallbackTimes, async () => ({ list: wishChoices(new Date(), dutyDays) }));
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const { status, message } = describeError(error);
      if (status >= 500) request.log.error({ err: error, typed: typedIn(request) }, 'the callback call failed');
      return reply.code(status).header('cache-control', 'no-store').send(refuseCallback(message));
    });
    const onRequest = refuseAbove(new NetworkLimit({ perMinute, perDay }), () =>
      metrics.limited.inc({ call: 'callback' }),
    );
    mountCall(
      scope,
      careForCallback,
      (request, raw) => callbacks.answer(readEnvelope(raw.headers).codeDigest, request),
      { onRequest },
    );
  });
};
