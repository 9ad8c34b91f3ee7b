import { LinkExpiredError } from '@site/release/links/signed-link';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OwnCookie } from '../hardening/own-cookie';
import { answerPlainly } from '../plain-answers';

type Entry = {
  /** Behind which the token stands. */
  address: string;
  /** @throws {Error} for a token that allows nothing here */
  read: (token: string, now: Date) => { page: string; expiresAt: string };
  /** What visitors are told of a link that is refused, and of one whose time is over. */
  messages: { refused: string; expired: string };
  cookie: OwnCookie;
  now: () => Date;
};

/** A redirect for this visitor alone, with a cookie. */
export function seeOther(reply: FastifyReply, page: string, cookie: string): FastifyReply {
  return reply
    .code(303)
    .header('Cache-Control', 'private, no-store, no-transform')
    .header('X-Robots-Tag', 'noindex, nofollow')
    .header('Set-Cookie', cookie)
    .header('Location', page)
    .send();
}

/** The address of signed links of one kind: a good one sets a cookie until it ends and leads to its page. */
export function linkEntry(app: FastifyInstance, { address, read, messages, cookie, now }: Entry): void {
  app.get<{ Params: { '*': string } }>(`${address}*`, async (request, reply) => {
    const token = request.params['*'];
    const at = now();
    try {
      const { page, expiresAt } = read(token, at);
      const seconds = Math.floor((Date.parse(expiresAt) - at.getTime()) / 1000);
      return seeOther(reply, page, cookie.write(token, seconds));
    } catch (error) {
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      return answerPlainly(reply, 403, error instanceof LinkExpiredError ? messages.expired : messages.refused);
    }
  });
}
