import { createHash } from 'node:crypto';
import { parserYieldText } from '@site/shared/ui/parser-yield';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';

const yieldHash = `'sha256-${createHash('sha256').update(parserYieldText).digest('base64')}'`;

/**
 * The policy of every answer. The consultation's provider is let in where one is configured: its script, its window (a
 * frame), its pictures and its calls.
 */
export function contentPolicy({ publicAssetUrl, site }: Pick<ShellConfig, 'publicAssetUrl' | 'site'>): string {
  const assets = `${publicAssetUrl || site.origin}/assets/`;
  const consult = site.consult.script ? ` ${new URL(site.consult.script).origin}` : '';
  return [
    "default-src 'none'",
    `script-src ${assets} ${yieldHash}${consult}`,
    `style-src ${assets}`,
    `img-src 'self' data:${publicAssetUrl ? ` ${publicAssetUrl}` : ''}${consult}`,
    `connect-src 'self'${consult}`,
    ...(consult ? [`frame-src${consult}`] : []),
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The header set of faults.md, the same on every answer, errors and assets included; composed once. */
export function securityHeaders(app: FastifyInstance, config: ShellConfig): void {
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentPolicy(config)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', config.publicAssetUrl ? 'cross-origin' : 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ];
  if (config.site.origin.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload']);
  app.addHook('onRequest', async (_, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
  });
}
