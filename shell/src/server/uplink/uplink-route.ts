import { uplinkAddress, uplinkPiece } from '@site/shared/contract/uplink';
import type { FastifyInstance } from 'fastify';
import { MinuteLimits } from '../hardening/minute-limits';
import { answerPlainly } from '../plain-answers';

/** Of one subscriber: two measurements of 6 MB, and half a one. */
const piecesPerMinute = 250;

/** Takes what a page measures its uplink by, and throws it away: nothing of it is read, kept or logged. */
export function uplinkRoute(app: FastifyInstance): void {
  const limits = new MinuteLimits();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer' as const, bodyLimit: uplinkPiece };
    scope.addContentTypeParser('application/octet-stream', options, (_request, _body, done) => done(null));
    const onRequest = async ({ ip }: { ip: string }, reply: Parameters<typeof answerPlainly>[0]) =>
      limits.allowsAddress(ip, piecesPerMinute) ? undefined : answerPlainly(reply, 429);
    scope.post(uplinkAddress, { onRequest }, (_, reply) => reply.code(204).header('Cache-Control', 'no-store').send());
  });
}
