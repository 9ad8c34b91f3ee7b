import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { ownCookie } from '../hardening/own-cookie';
import { linkEntry } from '../preview/link-entry';
import type { Releases } from '../releases/create-releases';
import { allowedOverride, OverrideChoice, type OverrideOptions } from './override-choice';

const messages = {
  refused: '开发预览链接无效：不是本站签发的，不完整，或者本站不允许这个开发地址。请向发送链接的同事确认。',
  expired: '开发预览链接已过期。请向发送链接的同事要一个新的。',
};

/** The address of signed links to dev servers. */
export function overrideRoutes(
  app: FastifyInstance,
  { now = () => new Date(), cookie, ...options }: OverrideOptions,
): void {
  const read = (token: string, at: Date) => allowedOverride(token, options, at);
  linkEntry(app, { address: '/-/override/', read, messages, cookie, now });
}

/** Overrides by signed links: their address, and what they say of a request. */
export function openOverrides(
  app: FastifyInstance,
  config: ShellConfig,
  { keyring }: Pick<Releases, 'keyring'>,
): OverrideChoice {
  const known: OverrideOptions = {
    keys: keyring,
    // That of previews: a visitor is shown one thing at a time, and there is one way out.
    cookie: ownCookie(config.site.origin, 'preview'),
    site: config.site.origin,
    origins: config.overrideOrigins,
  };
  overrideRoutes(app, known);
  return new OverrideChoice(known);
}
