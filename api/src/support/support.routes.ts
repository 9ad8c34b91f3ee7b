import { bookSupport } from '@site/shared/calls/support-request';
import { readEnvelope } from '../leads/lead-request';
import { describeError, typedIn } from '../plugins/errors';
import { type Routes, mountCall } from '../plugins/mount-call';
import { refuse, type SupportIntake } from './support-intake';

/** The call of the support form. What is refused is a 200 with `isok: false`: its message is for the visitor. */
export const supportRoutes: Routes<{ support: SupportIntake }> = async (app, { support }) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = describeError(error);
    if (status >= 500) request.log.error({ err: error, typed: typedIn(request) }, 'the support call failed');
    return reply.code(status).header('cache-control', 'no-store').send(refuse(message));
  });
  mountCall(app, bookSupport, (request, raw) => support.book(request, readEnvelope(raw.headers), raw.ip));
};
