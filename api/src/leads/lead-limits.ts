import { SlidingLimit } from '../limits/sliding-limit';
import type { LeadNetwork } from './lead-networks';

/** `address…` is what one subscriber may book; networks that many share have a multiple of it (docs/architecture.md#lead-limits). */
export type LeadLimitSettings = { phonePerDay: number; addressPerMinute: number; addressPerDay: number };

export const defaultLeadLimits: LeadLimitSettings = { phonePerDay: 3, addressPerMinute: 20, addressPerDay: 300 };

/** A counted booking, `marked` where a network that many share has booked too much; or the limit that was exceeded. */
export type LimitResult = { release: () => void; marked: boolean } | { exceeded: 'phone' | 'address' };

/** What a network has booked before, in the last minute and the last day. */
export type NetworkCounts = { minute: number; day: number };

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** What becomes of one more lead of a network. */
export function judgeNetwork(
  { marksAbove, refusesAbove }: LeadNetwork,
  { minute, day }: NetworkCounts,
  { addressPerMinute, addressPerDay }: LeadLimitSettings,
): 'kept' | 'marked' | 'limited' {
  const isAbove = (times: number) => minute >= addressPerMinute * times || day >= addressPerDay * times;
  if (isAbove(refusesAbove)) return 'limited';
  return isAbove(marksAbove) ? 'marked' : 'kept';
}

/**
 * Limits bookings by phone number and by network, in the memory of this process. With a database server its exact count
 * over all replicas follows (`shared-limits.repository.ts`); this one keeps a flood away from it.
 */
export class LeadLimits {
  private readonly phoneDay: SlidingLimit;
  private readonly networkMinute: SlidingLimit;
  private readonly networkDay: SlidingLimit;

  constructor(readonly settings: LeadLimitSettings) {
    this.phoneDay = new SlidingLimit(settings.phonePerDay, dayMs);
    this.networkMinute = new SlidingLimit(settings.addressPerMinute, minuteMs);
    this.networkDay = new SlidingLimit(settings.addressPerDay, dayMs);
  }

  /** Counts a booking of a number, or of its mark, and returns how to undo that, or which limit was reached. */
  take(number: string, networks: readonly LeadNetwork[], now: number): LimitResult {
    const verdicts = networks.map((network) => judgeNetwork(network, this.countsOf(network, now), this.settings));
    if (verdicts.includes('limited')) return { exceeded: 'address' };
    if (!this.phoneDay.allows(number, now)) return { exceeded: 'phone' };
    const counted: [SlidingLimit, string][] = [
      [this.phoneDay, number],
      ...networks.flatMap(({ name }): [SlidingLimit, string][] => [
        [this.networkMinute, name],
        [this.networkDay, name],
      ]),
    ];
    for (const [limit, key] of counted) limit.add(key, now);
    const release = () => counted.forEach(([limit, key]) => limit.remove(key, now));
    return { release, marked: verdicts.includes('marked') };
  }

  /** Counts a booking that ended no more: who cancelled may book again. Networks still count it, so that nobody books without end. */
  giveBack(number: string, bookedAt: number): void {
    this.phoneDay.remove(number, bookedAt);
  }

  /** Forgets what this process counted of a number, where other processes ended bookings that it still counts. */
  forgetNumber(number: string): void {
    this.phoneDay.forget(number);
  }

  /** Counts a stored lead, so that a restart does not reset the limits. */
  remember(number: string, at: number): void {
    this.phoneDay.add(number, at);
  }

  private countsOf({ name }: LeadNetwork, now: number): NetworkCounts {
    return { minute: this.networkMinute.count(name, now), day: this.networkDay.count(name, now) };
  }
}
