import type { AnyCall, HandledRequest } from '@site/shared/calls/call';
import { bookLegacyLead } from '@site/shared/calls/lead-legacy';
import { bookMobileLead } from '@site/shared/calls/lead-mobile';
import { bookQuickLead } from '@site/shared/calls/lead-quick';
import type { FastifyRequest } from 'fastify';
import { describeError, typedIn } from '../plugins/errors';
import { type Routes, mountCall } from '../plugins/mount-call';
import { type LeadIntake, refuse } from './lead-intake';
import { guessForm, readEnvelope } from './lead-request';

/** The lead calls. A rejected lead is a 200 with `isok: false`: its message is for the visitor. */
export const leadsRoutes: Routes<{ intake: LeadIntake }> = async (app, { intake }) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = describeError(error);
    if (status >= 500) request.log.error({ err: error, typed: typedIn(request) }, 'the lead call failed');
    return reply.code(status).header('cache-control', 'no-store').send(refuse(message));
  });
  for (const call of [bookQuickLead, bookMobileLead, bookLegacyLead]) {
    mountCall(app, call, (lead, raw) => book(intake, call, lead, raw));
  }
};

function book(intake: LeadIntake, { path }: AnyCall, lead: HandledRequest<typeof bookQuickLead>, raw: FastifyRequest) {
  const envelope = readEnvelope(raw.headers);
  return intake.book(envelope.form ?? guessForm(path, lead), lead, envelope, raw.ip);
}
