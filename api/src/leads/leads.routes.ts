import { LeadRequest, LeadResponse } from '@site/shared/contract/leads';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../limits/client-address';
import type { Routes } from '../plugins/contract-types';
import { describeError } from '../plugins/errors';
import { type LeadDesk, refuse } from './lead-desk';
import { guessForm, readEnvelope } from './lead-request';

const Body = Type.Union([LeadRequest, Type.Null()]);
const tags = ['leads'];

/** The lead calls of spec §7. Refusals answer 200 with `isok: false`: their message is for the visitor. */
export const leadsRoutes: Routes<{ desk: LeadDesk }> = async (app, { desk }) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = describeError(error);
    if (status >= 500) request.log.error({ err: error }, 'the lead call failed');
    return reply.code(status).header('cache-control', 'no-store').send(refuse(message));
  });
  const answers = { 200: LeadResponse, '4xx': LeadResponse, '5xx': LeadResponse };
  for (const path of ['/ajax/QuickRequirement', '/ajax/SaveRequirement']) {
    app.post(path, { schema: { tags, body: LeadRequest, response: answers } }, (request) =>
      book(desk, path, request, request.body),
    );
  }
  const path = '/VZlive/Savequirement';
  // The specification sends the parameters of this call in the query, our own pages in the body (design.md §8).
  app.post(path, { schema: { tags, querystring: LeadRequest, body: Body, response: answers } }, (request) =>
    book(desk, path, request, { ...request.query, ...request.body }),
  );
};

function book(
  desk: LeadDesk,
  path: string,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  body: Static<typeof LeadRequest>,
) {
  const envelope = readEnvelope(request.headers);
  return desk.book(envelope.form ?? guessForm(path, body), body, envelope, networkOf(request.ip));
}
