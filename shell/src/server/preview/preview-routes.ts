import { PreviewExpiredError, readPreview } from '@site/release/preview-link';
import type { TrustedKeys } from '@site/release/signing-keys';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readsForms } from '../forms/lead-post';
import type { OwnCookie } from '../guard/own-cookie';
import { answerPlainly } from '../plain-answers';
import { endAddress, previewAddress } from './preview-addresses';

type Options = { keys: TrustedKeys; cookie: OwnCookie; site: string; now?: () => Date };

const caching = 'private, no-store, no-transform';
const refused = '预览链接无效：不是本站签发的，或者不完整。请向发送链接的同事再要一个。';
const expired = '预览链接已过期。请向发送链接的同事要一个新的。';

function seeOther(reply: FastifyReply, page: string, cookie: string): FastifyReply {
  return reply
    .code(303)
    .header('Cache-Control', caching)
    .header('X-Robots-Tag', 'noindex, nofollow')
    .header('Set-Cookie', cookie)
    .header('Location', page)
    .send();
}

/** The way into a preview, by a signed link, and the way out, which needs no script. */
export function previewRoutes(app: FastifyInstance, { keys, cookie, site, now = () => new Date() }: Options): void {
  app.get<{ Params: { '*': string } }>(`${previewAddress}*`, async (request, reply) => {
    const token = request.params['*'];
    const at = now();
    try {
      const { page, expiresAt } = readPreview(token, keys, { site, now: at });
      const seconds = Math.floor((Date.parse(expiresAt) - at.getTime()) / 1000);
      return seeOther(reply, page, cookie.write(token, seconds));
    } catch (error) {
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      return answerPlainly(reply, 403, error instanceof PreviewExpiredError ? expired : refused);
    }
  });
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post(endAddress, (_, reply) => seeOther(reply, '/', cookie.write('', 0)));
  });
}
