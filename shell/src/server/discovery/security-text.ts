import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { answerPlainly } from '../plain-answers';

const place = '/.well-known/security.txt';
/** Health speaks of the end this long before it, in milliseconds. */
const notice = 30 * 24 * 60 * 60 * 1000;

type Options = { config: Pick<ShellConfig, 'site' | 'security'>; now?: () => number };

function textOf({ site, security }: Options['config']): string {
  if (!security) return '';
  return [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${site.origin}${place}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
    '',
  ].join('\n');
}

/** Where to tell of a hole (RFC 9116), while that is configured and has not expired. Gives what health says of it. */
export function securityText(app: FastifyInstance, { config, now = Date.now }: Options): () => string[] {
  const text = textOf(config);
  const left = () => (config.security ? config.security.expires.getTime() - now() : 0);
  app.get(place, (_, reply) =>
    left() > 0
      ? reply.header('Cache-Control', 'public, max-age=600, no-transform').type('text/plain; charset=utf-8').send(text)
      : answerPlainly(reply, 404),
  );
  return () => {
    if (!config.security || left() > notice) return [];
    const when = config.security.expires.toISOString().slice(0, 10);
    return [
      left() > 0
        ? `${place} expires on ${when}: see whether SECURITY_CONTACT still holds, and set SECURITY_EXPIRES anew.`
        : `${place} expired on ${when} and is no longer served: set SECURITY_EXPIRES anew.`,
    ];
  };
}
