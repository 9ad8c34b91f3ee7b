import type { FastifyInstance } from 'fastify';

const warning =
  'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES: all visitors behind it share the limits of that address. Set TRUSTED_PROXIES to the addresses or ranges of the shells and proxies that call this service.';

/**
 * Notices a shell or proxy that the service was not told of, once (docs/faults.md F33); anybody can send the header, so that
 * more than a warning would be theirs to cause. Gives what readiness says of it.
 */
export function noticeUnknownProxies(app: FastifyInstance): () => string[] {
  let noticed = false;
  app.addHook('onRequest', async ({ headers, ips }) => {
    // Of a caller that is not believed only its own address is known.
    if (noticed || headers['x-forwarded-for'] === undefined || (ips?.length ?? 1) > 1) return;
    noticed = true;
    app.log.warn(warning);
  });
  return () => (noticed ? [warning] : []);
}
