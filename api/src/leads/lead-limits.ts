import { SlidingLimit } from '../limits/sliding-limit';

/** Carrier networks share addresses, so the limit of an address is higher than that of a phone number (docs/architecture.md#lead-limits). */
export type LeadLimitSettings = { phonePerDay: number; addressPerMinute: number; addressPerDay: number };

export const defaultLeadLimits: LeadLimitSettings = { phonePerDay: 3, addressPerMinute: 20, addressPerDay: 300 };

/** A counted booking, or the limit that was exceeded. */
export type LimitResult = { release: () => void } | { exceeded: 'phone' | 'address' };

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/**
 * Limits bookings by phone number and by address, in the memory of this process. With a database server its exact count
 * over all replicas follows (`shared-limits.repository.ts`); this one keeps a flood away from it.
 */
export class LeadLimits {
  private readonly phoneDay: SlidingLimit;
  private readonly addressMinute: SlidingLimit;
  private readonly addressDay: SlidingLimit;

  constructor(readonly settings: LeadLimitSettings) {
    this.phoneDay = new SlidingLimit(settings.phonePerDay, dayMs);
    this.addressMinute = new SlidingLimit(settings.addressPerMinute, minuteMs);
    this.addressDay = new SlidingLimit(settings.addressPerDay, dayMs);
  }

  /** Counts a booking of a number, or of its mark, and returns how to undo that, or which limit was reached. */
  take(number: string, address: string, now: number): LimitResult {
    const counted: [SlidingLimit, string][] = [
      [this.addressMinute, address],
      [this.addressDay, address],
      [this.phoneDay, number],
    ];
    const full = counted.find(([limit, key]) => !limit.allows(key, now));
    if (full) return { exceeded: full[0] === this.phoneDay ? 'phone' : 'address' };
    for (const [limit, key] of counted) limit.add(key, now);
    return { release: () => counted.forEach(([limit, key]) => limit.remove(key, now)) };
  }

  /** Counts a stored lead, so that a restart does not reset the limits. */
  remember(number: string, at: number): void {
    this.phoneDay.add(number, at);
  }
}
