import type { FastifyInstance } from 'fastify';

const warning =
  'X-Forwarded-For came and TRUSTED_HOPS is not set: if a proxy stands in front, all visitors share the limits of its address. Set it to the number of proxies, to their addresses and ranges, or to 0.';

/**
 * Notices a proxy that the shell was not told of, once (docs/faults.md F33); anybody can send the header, so that more than
 * a warning would be theirs to cause. Gives what health says of it.
 */
export function noticeUnknownProxies(app: FastifyInstance, { saysHops }: { saysHops: boolean }): () => string[] {
  let noticed = false;
  if (saysHops) return () => [];
  app.addHook('onRequest', async ({ headers }) => {
    if (noticed || headers['x-forwarded-for'] === undefined) return;
    noticed = true;
    app.log.warn(warning);
  });
  return () => (noticed ? [warning] : []);
}
