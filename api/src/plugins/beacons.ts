import type { FastifyInstance } from 'fastify';

/** `navigator.sendBeacon` says `text/plain` whatever it sends; the calls that it makes take JSON under that name too. */
export function acceptBeacons(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}
