import { type LeadForm, leadForms } from '@site/shared/contract/lead-forms';
import {
  asksConsent,
  experienceAddress,
  findLeadFault,
  type LeadFault,
  leadBody,
  leadEnvelopeHeaders,
  leadFailedMessage,
  leadKinds,
  readLeadAnswer,
} from '@site/shared/contract/lead-wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { ShellConfig } from '../config';
import type { RefusedLead } from '../remotes/worker-messages';
import { forwardCall } from './forward-call';
import { type PostedLead, readPostedLead, readsForms } from './lead-post';
import { unavailablePage } from './unavailable-page';

type Options = {
  config: Pick<ShellConfig, 'hosts' | 'site'>;
  agent: Dispatcher;
  /** The page with a form and its fields. */
  form: (lead: RefusedLead) => Promise<string | undefined>;
};

type LeadRequest = FastifyRequest<{ Params: { form: string } }>;

const requirementPage = '/home/signUp';
/** Beyond the calls' own answers: what stands in the page's fields is at fault, or the service is. */
const notAcceptable = 422;
const unavailable = 503;

/** Where a booked form leads; the two bookings find their own sentence there by the fragment. */
function bookedAddress(form: LeadForm): string {
  return form === 'quick' || form === 'mobile' ? experienceAddress : `${experienceAddress}#${form}`;
}

function seeOther(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header('Cache-Control', 'no-store').header('Location', address).send();
}

async function giveBack(
  { form: page }: Options,
  reply: FastifyReply,
  status: number,
  form: LeadForm,
  lead: PostedLead,
  { message, fault }: { message: string; fault?: LeadFault },
): Promise<FastifyReply> {
  const kept = { fields: lead.fields, consented: lead.consented, url: lead.origin.url, ...(fault && { fault }) };
  const html = await page({ form, message, kept });
  if (status === unavailable) reply.header('Retry-After', '30');
  return reply
    .code(html ? status : unavailable)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html ?? unavailablePage);
}

function forward({ config, agent }: Options, request: LeadRequest, form: LeadForm, lead: PostedLead): Promise<unknown> {
  const stated = lead.consented || !asksConsent(form, config.site.consentRequired);
  const envelope = { consentAt: stated ? new Date().toISOString() : null, honeypot: lead.honeypot };
  return forwardCall({
    agent,
    address: config.hosts.base + leadKinds[form].path,
    contentType: 'application/json',
    body: JSON.stringify(leadBody(form, lead.fields, lead.origin)),
    headers: { ...leadEnvelopeHeaders(form, envelope), 'x-forwarded-for': request.ip },
  });
}

async function answerLead(options: Options, request: LeadRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = leadForms.find((name) => name === request.params.form);
  const { site } = options.config;
  if (!form) return seeOther(reply, requirementPage);
  const { referer } = request.headers;
  const lead = readPostedLead(form, request.body, { referer, ownOrigin: site.origin });
  const fault = findLeadFault(form, lead.fields, {
    consentRequired: site.consentRequired,
    consented: lead.consented,
  });
  if (fault) return giveBack(options, reply, notAcceptable, form, lead, { message: fault.message, fault });
  const answer = await forward(options, request, form, lead);
  if (answer === undefined) return giveBack(options, reply, unavailable, form, lead, { message: leadFailedMessage });
  const { ok, message } = readLeadAnswer(answer);
  return ok ? seeOther(reply, bookedAddress(form)) : giveBack(options, reply, notAcceptable, form, lead, { message });
}

/** Lead forms without script: the same rules as in the page, then the same call as from the page (design.md §8). */
export function leadRoutes(app: FastifyInstance, options: Options): void {
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post('/-/lead/:form', (request: LeadRequest, reply) => answerLead(options, request, reply));
  });
  // A reload of the answer in a new tab, or an address that was copied.
  app.get('/-/lead/:form', (_, reply) => seeOther(reply, requirementPage));
}
