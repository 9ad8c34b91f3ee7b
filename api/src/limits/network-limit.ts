import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../plugins/http-errors';
import { networkOf } from './client-address';
import { SlidingLimit } from './sliding-limit';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type NetworkRates = { perMinute: number; perDay?: number };

/** Limits requests by the network of their address, in memory that is bounded (docs/faults.md F41). */
export class NetworkLimit {
  private readonly limits: SlidingLimit[];

  constructor(
    { perMinute, perDay }: NetworkRates,
    private readonly now: () => number = Date.now,
  ) {
    this.limits = [new SlidingLimit(perMinute, minuteMs), ...(perDay ? [new SlidingLimit(perDay, dayMs)] : [])];
  }

  /** Keys in memory. */
  get size(): number {
    return this.limits.reduce((sum, limit) => sum + limit.size, 0);
  }

  /** Counts a request; whether it is within the limits. One above them is not counted. */
  take(address: string): boolean {
    const network = networkOf(address);
    const at = this.now();
    if (!this.limits.every((limit) => limit.allows(network, at))) return false;
    for (const limit of this.limits) limit.add(network, at);
    return true;
  }
}

type Request = Pick<FastifyRequest, 'ip'>;

/** A hook that answers 429 above a limit; `count` is told of each. */
export function refuseAbove(limit: NetworkLimit, count: () => void) {
  return async ({ ip }: Request): Promise<void> => {
    if (limit.take(ip)) return;
    count();
    throw new HttpError(429, '提交过于频繁，请稍后再试');
  };
}

/** A hook for beacons, whose sender reads no answer: above a limit they are dropped with 204. */
export function dropAbove(limit: NetworkLimit, count: () => void) {
  return async ({ ip }: Request, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (limit.take(ip)) return undefined;
    count();
    return reply.code(204).header('cache-control', 'no-store').send();
  };
}
