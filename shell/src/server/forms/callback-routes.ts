import { careForCallback } from '@site/shared/calls/callback';
import { type CallbackAct, callbackActs, type CallbackResponse } from '@site/shared/contract/callback';
import { callbackAddress } from '@site/shared/contract/callback-address';
import { momentSaid, wishChoices } from '@site/shared/contract/callback-times';
import { leadHeaders, plainFields } from '@site/shared/contract/lead-forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../../config/config';
import type { AnsweredCallback } from '../../pages/posted-answers';
import { type FormClient, forwardCall } from '../calls/forward-call';
import type { Painted } from '../first-paint/first-paint';
import { readsForms, textOf } from './lead-post';
import { invalid, showPage, tooMany, unavailable } from './show-page';

type Options = {
  config: Pick<ShellConfig, 'hosts' | 'site'>;
  client: FormClient;
  page: (callback: AnsweredCallback, request: FastifyRequest) => Promise<Painted | undefined>;
};

const longestCode = 100;
const failed: CallbackResponse = {
  ...{ isok: false, msg: '暂时查不到预约，请稍后再试', state: 'unknown' },
  ...{ phone: '', wish: '', booked: '' },
};

/** What a header can carry of what was typed. */
function sendable(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longestCode);
}

function actOf(body: unknown): CallbackAct {
  return callbackActs.find((act) => act === textOf(body, 'act')) ?? 'see';
}

async function ask({ config, client }: Options, { body, ip }: FastifyRequest, code: string): Promise<CallbackResponse> {
  const answer = await forwardCall({
    ...client,
    host: config.hosts.base,
    path: careForCallback.path,
    contentType: 'application/json',
    body: JSON.stringify({ act: actOf(body), wish: textOf(body, plainFields.wish).slice(0, 40) }),
    headers: { [leadHeaders.code]: code, 'x-forwarded-for': ip },
  });
  return { ...failed, ...(answer as Partial<CallbackResponse> | undefined) };
}

function statusOf({ isok, msg, limited: isLimited }: CallbackResponse): number {
  if (isok) return 200;
  if (isLimited) return tooMany;
  return msg === failed.msg ? unavailable : invalid;
}

/** Answered by a page and not by another address: a code stands in none, and no log has it. */
async function answer(options: Options, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const code = sendable(textOf(request.body, 'code'));
  const found = await ask(options, request, code);
  const now = new Date();
  const times = wishChoices(now, options.config.site.consult.days, momentSaid(found.booked, now));
  return showPage(reply, statusOf(found), await options.page({ ...found, code, times }, request));
}

/** The form of a code, which is posted to its own page. */
export function callbackRoutes(app: FastifyInstance, options: Options): void {
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post(callbackAddress, (request, reply) => answer(options, request, reply));
  });
}
