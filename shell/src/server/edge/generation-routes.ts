import type { FastifyInstance } from 'fastify';
import type { EdgeKind } from '../../config/edge';

/**
 * What nginx asks once a second, to keep pages of one generation apart from those of another. It says nothing but a hash;
 * without a set there is none, and nginx then keeps nothing.
 */
export function generationRoutes(app: FastifyInstance, kind: EdgeKind, generation: () => string | undefined): void {
  if (kind !== 'nginx') return;
  app.get('/-/generation', async (_, reply) => {
    const name = generation();
    reply.code(204).header('Cache-Control', 'no-store');
    return (name === undefined ? reply : reply.header('X-Accel-Expires', '1').header('X-Site-Generation', name)).send();
  });
}
