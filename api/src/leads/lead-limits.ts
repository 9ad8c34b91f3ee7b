import { SlidingLimit } from '../limits/sliding-limit';

/** Design.md §8; carrier networks share addresses, so an address is allowed more than a number. */
export type LeadLimitSettings = { phonePerDay: number; addressPerMinute: number; addressPerDay: number };

export const defaultLeadLimits: LeadLimitSettings = { phonePerDay: 3, addressPerMinute: 20, addressPerDay: 300 };

/** A booking that was counted, or the limit that stands against it. */
export type Taken = { giveBack: () => void } | { reached: 'phone' | 'address' };

const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** Counts bookings by number and by address in this process's memory. */
export class LeadLimits {
  private readonly phoneDay: SlidingLimit;
  private readonly addressMinute: SlidingLimit;
  private readonly addressDay: SlidingLimit;

  constructor(readonly settings: LeadLimitSettings) {
    this.phoneDay = new SlidingLimit(settings.phonePerDay, dayMs);
    this.addressMinute = new SlidingLimit(settings.addressPerMinute, minuteMs);
    this.addressDay = new SlidingLimit(settings.addressPerDay, dayMs);
  }

  /** Counts a booking and answers how to take it back, or says which limit is reached. */
  take(phone: string, address: string, now: number): Taken {
    const counted: [SlidingLimit, string][] = [
      [this.addressMinute, address],
      [this.addressDay, address],
      [this.phoneDay, phone],
    ];
    const full = counted.find(([limit, key]) => !limit.allows(key, now));
    if (full) return { reached: full[0] === this.phoneDay ? 'phone' : 'address' };
    for (const [limit, key] of counted) limit.add(key, now);
    return { giveBack: () => counted.forEach(([limit, key]) => limit.remove(key, now)) };
  }

  /** Counts a lead of the past, so that a restart does not open the gates. */
  remember(phone: string, at: number): void {
    this.phoneDay.add(phone, at);
  }
}
