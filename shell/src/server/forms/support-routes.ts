import { bookSupport } from '@site/shared/calls/support-request';
import { eachSupportField, type SupportFields, supportFaults, trimSupport } from '@site/shared/contract/support-fields';
import {
  honeypotField,
  readSupportAnswer,
  supportAction,
  supportFailedMessage,
  supportHeaders,
} from '@site/shared/contract/support-wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../../config/config';
import type { AnsweredSupport } from '../../pages/posted-answers';
import { type FormClient, forwardCall } from '../calls/forward-call';
import type { Painted } from '../first-paint/first-paint';
import { pageOf, readsForms, textOf } from './lead-post';
import { invalid, showPage, unavailable } from './show-page';

type Options = {
  config: Pick<ShellConfig, 'hosts' | 'site'>;
  client: FormClient;
  page: (support: AnsweredSupport, request: FastifyRequest) => Promise<Painted | undefined>;
};

/** Where the form is found again. */
const helpCentre = '/help/helpCenter#support';

/** Several boxes may be ticked under the name `tried`. */
function fieldsIn(body: unknown): SupportFields {
  const tried = body instanceof URLSearchParams ? body.getAll('tried').filter(Boolean).join('\n') : '';
  return trimSupport({ ...eachSupportField((key) => textOf(body, key)), tried });
}

type Asked = { fields: SupportFields; url: string };

async function forward({ config, client }: Options, { body, ip }: FastifyRequest, { fields, url }: Asked) {
  const envelope = { consentAt: new Date().toISOString(), honeypot: textOf(body, honeypotField) !== '' };
  const answer = await forwardCall({
    ...client,
    host: config.hosts.base,
    path: bookSupport.path,
    contentType: 'application/json',
    body: JSON.stringify({ ...fields, url }),
    headers: { ...supportHeaders(envelope), 'x-forwarded-for': ip },
  });
  return answer === undefined ? undefined : readSupportAnswer(answer);
}

async function show(
  { page }: Options,
  reply: FastifyReply,
  status: number,
  support: AnsweredSupport,
): Promise<FastifyReply> {
  return showPage(reply, status, await page(support, reply.request));
}

/**
 * Answered by a page and not by another address: the number of a case stands in none. A reload posts again, which is the
 * same case with the same number.
 */
async function answer(options: Options, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = fieldsIn(request.body);
  const url = pageOf(request.body, request.headers.referer, options.config.site.origin);
  const blank = { fields, faults: [], message: '', url, caseNumber: '', reply: '' };
  const faults = supportFaults(fields);
  if (faults.length > 0) return show(options, reply, invalid, { ...blank, faults });
  const sent = await forward(options, request, { fields, url });
  if (!sent) return show(options, reply, unavailable, { ...blank, message: supportFailedMessage });
  if (!sent.ok) return show(options, reply, invalid, { ...blank, message: sent.message });
  return show(options, reply, 200, { ...blank, caseNumber: sent.caseNumber, reply: sent.reply });
}

/** The support form without script: the same rules as in the page, then the same call as from the page. */
export function supportRoutes(app: FastifyInstance, options: Options): void {
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post(supportAction, (request, reply) => answer(options, request, reply));
  });
  // A reload in a new tab, or a copied address.
  app.get(supportAction, (_, reply) =>
    reply.code(303).header('Cache-Control', 'no-store').header('Location', helpCentre).send(),
  );
}
