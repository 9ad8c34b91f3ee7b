import type { FastifyInstance } from 'fastify';

/** `navigator.sendBeacon` sends strings as `text/plain`; calls made by beacons accept JSON with that content type. */
export function acceptBeacons(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}
