import { leadCalls } from '@site/shared/calls/lead-calls';
import { bookLegacyLead } from '@site/shared/calls/lead-legacy';
import { askedOf } from '@site/shared/contract/lead-fields';
import { type LeadForm, leadForms } from '@site/shared/contract/lead-forms';
import {
  experienceAddress,
  leadBody,
  leadEnvelopeHeaders,
  leadFailedMessage,
  readLeadAnswer,
} from '@site/shared/contract/lead-wire';
import { asksConsent, type LeadFormError, leadFormFaults } from '@site/shared/contract/lead-faults';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../../config';
import type { RefusedLead } from '../../remotes/worker-messages';
import { type FormClient, forwardCall } from '../calls/forward-call';
import { htmlBytes } from '../../remotes/html-text';
import type { Painted } from '../first-paint/first-paint';
import { allow } from '../guard/own-policy';
import { type PostedLead, readPostedLead, readsForms } from './lead-post';
import { unavailablePage } from '../pages/unavailable-page';

type Options = {
  config: Pick<ShellConfig, 'hosts' | 'site'>;
  client: FormClient;
  /** The page with a form and its fields. */
  form: (lead: RefusedLead, request: FastifyRequest) => Promise<Painted | undefined>;
};

type LeadRequest = FastifyRequest<{ Params: { form: string }; Querystring: { legacy?: string } }>;

const requirementPage = '/home/signUp';
/** The status codes for invalid fields and for a failing service. */
const notAcceptable = 422;
const unavailable = 503;

/** The target after a booking; the fragment selects the confirmation of each kind of booking. */
function bookedAddress(form: LeadForm): string {
  return `${experienceAddress}#${form}`;
}

function seeOther(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header('Cache-Control', 'no-store').header('Location', address).send();
}

async function rerenderForm(
  { form: page }: Options,
  reply: FastifyReply,
  status: number,
  form: LeadForm,
  lead: PostedLead,
  { message, faults = [] }: { message: string; faults?: LeadFormError[] },
): Promise<FastifyReply> {
  const { fields, consented, origin, ask, legacy } = lead;
  const kept = { fields, consented, url: origin.url, ask, legacy, faults };
  const shown = await page({ form, message, kept }, reply.request);
  if (status === unavailable) reply.header('Retry-After', '30');
  if (shown) allow(reply, shown);
  return reply
    .code(shown ? status : unavailable)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shown ? htmlBytes(shown.html) : unavailablePage);
}

/** The oldest mobile call takes a form, and its 2xx is a success without a word about it. */
function wayOf(form: LeadForm, { legacy }: PostedLead, body: object) {
  if (!legacy)
    return { path: leadCalls[form].path, contentType: 'application/json', body: JSON.stringify(body) } as const;
  const text = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
  const contentType = 'application/x-www-form-urlencoded';
  return { path: bookLegacyLead.path, contentType, body: text, unsaid: { isok: true } } as const;
}

function forward(
  { config, client }: Options,
  request: LeadRequest,
  form: LeadForm,
  lead: PostedLead,
): Promise<unknown> {
  const stated = lead.consented || !asksConsent(form, config.site.consentRequired);
  const { honeypot, ask } = lead;
  const envelope = { consentAt: stated ? new Date().toISOString() : null, honeypot, ask };
  const headers = { ...leadEnvelopeHeaders(form, envelope), 'x-forwarded-for': request.ip };
  const body = leadBody(form, askedOf(form, lead.fields), lead.origin);
  return forwardCall({ ...client, ...wayOf(form, lead, body), host: config.hosts.base, headers });
}

async function answerLead(options: Options, request: LeadRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = leadForms.find((name) => name === request.params.form);
  const { site } = options.config;
  if (!form) return seeOther(reply, requirementPage);
  const { referer } = request.headers;
  const legacy = form === 'mobile' && request.query.legacy !== undefined;
  const lead = readPostedLead(form, request.body, { referer, ownOrigin: site.origin, legacy });
  const faults = leadFormFaults(form, lead.fields, {
    consentRequired: site.consentRequired,
    consented: lead.consented,
  });
  const [first] = faults;
  if (first) return rerenderForm(options, reply, notAcceptable, form, lead, { message: first.message, faults });
  const answer = await forward(options, request, form, lead);
  if (answer === undefined)
    return rerenderForm(options, reply, unavailable, form, lead, { message: leadFailedMessage });
  const { ok, message } = readLeadAnswer(answer);
  return ok
    ? seeOther(reply, bookedAddress(form))
    : rerenderForm(options, reply, notAcceptable, form, lead, { message });
}

/** Lead forms without script: the same rules as in the page, then the same call as from the page. */
export function leadRoutes(app: FastifyInstance, options: Options): void {
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post('/-/lead/:form', (request: LeadRequest, reply) => answerLead(options, request, reply));
  });
  // A reload in a new tab, or a copied address.
  app.get('/-/lead/:form', (_, reply) => seeOther(reply, requirementPage));
}
