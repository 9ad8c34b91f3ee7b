import { sendHelpFeedback } from '@site/shared/calls/help-feedback';
import { feedbackText } from '@site/shared/contract/help-feedback';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormClient, forwardCall } from '../calls/forward-call';
import { readsForms, textOf } from './lead-post';

type Options = { live: string; client: FormClient };

const helpCentre = '/help/helpCenter';
const articleNumber = /^\d{1,9}$/;

function seeOther(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header('Cache-Control', 'no-store').header('Location', address).send();
}

async function send({ live, client }: Options, articleId: string, { ip, body }: FastifyRequest): Promise<boolean> {
  const fields = {
    articleId,
    islike: textOf(body, 'islike') === '1' ? '1' : '0',
    feedback: feedbackText(textOf(body, 'reason'), textOf(body, 'feedback')),
  };
  const answer = await forwardCall({
    ...client,
    host: live,
    path: sendHelpFeedback.path,
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields).toString(),
    headers: { 'x-forwarded-for': ip },
  });
  return (answer as { code?: number } | null | undefined)?.code === 0;
}

async function answerFeedback(options: Options, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const articleId = textOf(request.body, 'articleId');
  if (!articleNumber.test(articleId)) return seeOther(reply, helpCentre);
  const outcome = (await send(options, articleId, request)) ? 'feedback-sent' : 'feedback-failed';
  return seeOther(reply, `/help/helpDocument/${articleId}#${outcome}`);
}

/** 有用 and 没用 below a help article, without script: redirects to the article, at the confirmation. */
export function feedbackRoutes(app: FastifyInstance, options: Options): void {
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post('/-/help-feedback', (request, reply) => answerFeedback(options, request, reply));
  });
  app.get('/-/help-feedback', (_, reply) => seeOther(reply, helpCentre));
}
