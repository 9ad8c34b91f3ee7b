import type { FastifyRequest } from 'fastify';
import { HttpError } from '../plugins/http-errors';
import { networkOf } from './client-address';
import { SlidingLimit } from './sliding-limit';

const minuteMs = 60_000;

/** A hook that limits requests per minute and address; responds with 429 above that. */
export function limitPerMinute(perMinute: number, now: () => number = Date.now) {
  const limit = new SlidingLimit(perMinute, minuteMs);
  return async ({ ip }: Pick<FastifyRequest, 'ip'>): Promise<void> => {
    const address = networkOf(ip);
    if (!limit.allows(address, now())) throw new HttpError(429, '请求过于频繁，请稍后再试');
    limit.add(address, now());
  };
}
