import { networkSteps } from '@site/shared/contract/address-networks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../plugins/http-errors';
import { SlidingLimit } from './sliding-limit';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Of one subscriber; wider networks have a multiple. */
export type NetworkRates = { perMinute: number; perDay?: number };

type Windows = readonly SlidingLimit[];

/**
 * Limits requests by all networks that their address lies in, in memory that is bounded (docs/faults.md F41): whoever owns a
 * wide network has as many narrow ones as he likes.
 */
export class NetworkLimit {
  /** By the width of the network: many narrow ones displace no wide one. */
  private readonly widths: Windows[] = [];

  constructor(
    private readonly rates: NetworkRates,
    private readonly now: () => number = Date.now,
  ) {}

  /** Keys in memory. */
  get size(): number {
    return this.widths.flat().reduce((sum, limit) => sum + limit.size, 0);
  }

  /** Counts a request; whether it is within the limits. One above them is not counted. */
  take(address: string): boolean {
    const at = this.now();
    const counted = networkSteps(address).flatMap(({ name, times }, width) =>
      this.windowsOf(width).map((limit) => ({ limit, name, times })),
    );
    if (!counted.every(({ limit, name, times }) => limit.allows(name, at, times))) return false;
    for (const { limit, name } of counted) limit.add(name, at);
    return true;
  }

  private windowsOf(width: number): Windows {
    const { perMinute, perDay } = this.rates;
    this.widths[width] ??= [
      new SlidingLimit(perMinute, minuteMs),
      ...(perDay ? [new SlidingLimit(perDay, dayMs)] : []),
    ];
    return this.widths[width];
  }
}

type Request = Pick<FastifyRequest, 'ip'>;

/** A hook that answers 429 above a limit; `count` is told of each. */
export function refuseAbove(limit: NetworkLimit, count: () => void, message = '提交过于频繁，请稍后再试') {
  return async ({ ip }: Request): Promise<void> => {
    if (limit.take(ip)) return;
    count();
    throw new HttpError(429, message);
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
