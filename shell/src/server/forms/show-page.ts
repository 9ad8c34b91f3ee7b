import type { FastifyReply } from 'fastify';
import { htmlBytes } from '../../remotes/html-text';
import type { Painted } from '../first-paint/first-paint';
import { allow } from '../hardening/own-policy';
import { unavailablePage } from '../pages/unavailable-page';

/** The status codes for invalid fields and for a failing service. */
export const invalid = 422;
export const unavailable = 503;

/** Answers a posted form by a page, which nobody keeps: what it says is of this visitor alone. */
export async function showPage(reply: FastifyReply, status: number, shown: Painted | undefined): Promise<FastifyReply> {
  if (status === unavailable) reply.header('Retry-After', '30');
  if (shown) allow(reply, shown);
  return reply
    .code(shown ? status : unavailable)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shown ? htmlBytes(shown.html) : unavailablePage);
}
