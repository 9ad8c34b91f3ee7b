import { leadCalls } from '@site/shared/calls/lead-calls';
import { bookLegacyLead } from '@site/shared/calls/lead-legacy';
import { groupedCode, plainCode } from '@site/shared/contract/callback-code';
import { wishChoices, wishFault } from '@site/shared/contract/callback-times';
import { askedOf } from '@site/shared/contract/lead-fields';
import { type LeadForm, leadForms } from '@site/shared/contract/lead-forms';
import { leadBody, leadEnvelopeHeaders, leadFailedMessage, readLeadAnswer } from '@site/shared/contract/lead-wire';
import { asksConsent, type LeadFormError, leadFormFaults } from '@site/shared/contract/lead-faults';
import type { KeptLead } from '@site/shared/forms/kept-lead';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../../config/config';
import type { AnsweredLead } from '../../pages/posted-answers';
import { type FormClient, forwardCall } from '../calls/forward-call';
import type { Painted } from '../first-paint/first-paint';
import { type PostedLead, readPostedLead, readsForms } from './lead-post';
import { invalid, showPage, unavailable } from './show-page';

type Options = {
  config: Pick<ShellConfig, 'hosts' | 'site'>;
  client: FormClient;
  /** The page with a form and its fields, or with the receipt of what was booked. */
  form: (lead: AnsweredLead, request: FastifyRequest) => Promise<Painted | undefined>;
};

type LeadRequest = FastifyRequest<{ Params: { form: string }; Querystring: { legacy?: string } }>;

const requirementPage = '/home/signUp';

function seeOther(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header('Cache-Control', 'no-store').header('Location', address).send();
}

async function rerenderForm(
  { form: page, config }: Options,
  reply: FastifyReply,
  status: number,
  form: LeadForm,
  lead: PostedLead,
  { message, faults = [] }: { message: string; faults?: LeadFormError[] },
): Promise<FastifyReply> {
  const { fields, consented, origin, ask, legacy } = lead;
  const kept = { fields, consented, url: origin.url, ask, legacy, faults, ...keptWish(lead, config) };
  return showPage(reply, status, await page({ form, message, kept }, reply.request));
}

function keptWish({ wish }: PostedLead, { site }: Options['config']): Pick<KeptLead, 'wish'> {
  return wish === undefined ? {} : { wish: { value: wish, choices: wishChoices(new Date(), site.consult.days) } };
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
  const { honeypot, ask, wish } = lead;
  const envelope = { consentAt: stated ? new Date().toISOString() : null, honeypot, ask, wish };
  const headers = { ...leadEnvelopeHeaders(form, envelope), 'x-forwarded-for': request.ip };
  const body = leadBody(form, askedOf(form, lead.fields), lead.origin);
  return forwardCall({ ...client, ...wayOf(form, lead, body), host: config.hosts.base, headers });
}

function faultsOf(form: LeadForm, lead: PostedLead, { site }: Options['config']): LeadFormError[] {
  const { consentRequired, consult } = site;
  const wish = wishFault(lead.wish ?? '', new Date(), consult.days);
  return [
    ...leadFormFaults(form, lead.fields, { consentRequired, consented: lead.consented }),
    ...(wish ? [{ field: 'wish', message: wish } as const] : []),
  ];
}

/**
 * What was booked is answered by a page and not by another address: the code stands in none. A reload posts again, which is the same
 * lead and is told no code: the service cannot know who asks again.
 */
async function answerLead(options: Options, request: LeadRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = leadForms.find((name) => name === request.params.form);
  if (!form) return seeOther(reply, requirementPage);
  const { referer } = request.headers;
  const legacy = form === 'mobile' && request.query.legacy !== undefined;
  const ownOrigin = options.config.site.origin;
  const lead = readPostedLead(form, request.body, { referer, ownOrigin, legacy });
  const faults = faultsOf(form, lead, options.config);
  const [first] = faults;
  if (first) return rerenderForm(options, reply, invalid, form, lead, { message: first.message, faults });
  const answer = await forward(options, request, form, lead);
  if (answer === undefined)
    return rerenderForm(options, reply, unavailable, form, lead, { message: leadFailedMessage });
  const { ok, message } = readLeadAnswer(answer);
  if (!ok) return rerenderForm(options, reply, invalid, form, lead, { message });
  // Other services answer a number by the same name.
  const { code } = Object(answer) as { code?: unknown };
  const booked = { code: groupedCode(plainCode(String(code)) ?? ''), wish: lead.wish ?? '' };
  return showPage(reply, 200, await options.form({ form, booked }, request));
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
