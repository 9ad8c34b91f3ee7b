import type { FastifyReply } from 'fastify';

const policies = new WeakMap<FastifyReply, string>();

/** Gives one answer a Content-Security-Policy of its own, in the place of the site's. */
export function usePolicy(reply: FastifyReply, policy: string): void {
  policies.set(reply, policy);
}

/** Undefined for an answer with the policy of the site, as nearly all are. */
export function ownPolicy(reply: FastifyReply): string | undefined {
  return policies.get(reply);
}
