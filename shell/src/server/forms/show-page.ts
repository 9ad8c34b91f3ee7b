import type { FastifyReply } from 'fastify';
import { htmlBytes } from '../../render/pages/html-text';
import type { Painted } from '../first-paint/first-paint';
import { allow } from '../hardening/own-policy';
import { unavailablePage } from '../pages/unavailable-page';

/** The status codes for invalid fields, for what was asked too often, and for a failing service. */
export const invalid = 422;
export const tooMany = 429;
export const unavailable = 503;

/** Seconds after which it is worth asking again. */
const retryAfter: Record<number, string> = { [tooMany]: '60', [unavailable]: '30' };

/** Answers a posted form by a page, which nobody keeps: what it says is of this visitor alone. */
export async function showPage(reply: FastifyReply, status: number, shown: Painted | undefined): Promise<FastifyReply> {
  const wait = retryAfter[status];
  if (wait) reply.header('Retry-After', wait);
  if (shown) allow(reply, shown);
  return reply
    .code(shown ? status : unavailable)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shown ? htmlBytes(shown.html) : unavailablePage);
}
