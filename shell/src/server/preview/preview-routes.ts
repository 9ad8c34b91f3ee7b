import { readPreview } from '@site/release/links/preview-link';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { FastifyInstance } from 'fastify';
import { readsForms } from '../forms/lead-post';
import type { OwnCookie } from '../hardening/own-cookie';
import { linkEntry, seeOther } from './link-entry';
import { endAddress, previewAddress } from './preview-addresses';

type Options = { keys: TrustedKeys; cookie: OwnCookie; site: string; now?: () => Date };

const messages = {
  refused: '预览链接无效：不是本站签发的，或者不完整。请向发送链接的同事再要一个。',
  expired: '预览链接已过期。请向发送链接的同事要一个新的。',
};

/** The way into a preview, by a signed link, and the way out, which needs no script. */
export function previewRoutes(app: FastifyInstance, { keys, cookie, site, now = () => new Date() }: Options): void {
  const read = (token: string, at: Date) => readPreview(token, keys, { site, now: at });
  linkEntry(app, { address: previewAddress, read, messages, cookie, now });
  void app.register(async (scope) => {
    readsForms(scope);
    scope.post(endAddress, (_, reply) => seeOther(reply, '/', cookie.write('', 0)));
  });
}
