import type { LeadForm } from '@site/shared/contract/lead-forms';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { LeadRequest, LeadResponse } from '@site/shared/contract/leads';
import type { Lead } from './lead';
import { LeadKeys } from './idempotency';
import { type IntakeSettings, cleanFields, takeIn } from './lead-intake';
import type { LeadLimits } from './lead-limits';
import type { LeadEnvelope } from './lead-request';
import type { KeepLead } from './lead-store';

export type LeadOutcome = 'booked' | 'again' | 'mistake' | 'limited' | 'failed';

export type DeskParts = {
  keep: KeepLead;
  limits: LeadLimits;
  /** Whether a lead with this key was stored, perhaps by an earlier process. */
  isKnown: (key: string) => Promise<boolean>;
  settings: IntakeSettings & { phone: string };
  now: () => Date;
  report: (form: LeadForm, outcome: LeadOutcome, error?: unknown) => void;
};

const mostRemembered = 10_000;

/** Books leads: the same lead once however often it comes, and never a success that could still be lost. */
export class LeadDesk {
  private readonly keys = new LeadKeys();
  /** Bookings that are done or under way, by key. */
  private readonly bookings = new Map<string, Promise<LeadOutcome>>();

  constructor(private readonly parts: DeskParts) {}

  async book(form: LeadForm, body: LeadRequest, envelope: LeadEnvelope, address: string): Promise<LeadResponse> {
    const { settings, now, report } = this.parts;
    const at = now();
    const intake = takeIn(form, body, envelope, settings, at);
    if ('mistake' in intake) {
      report(form, 'mistake');
      return refuse(intake.mistake);
    }
    const key = this.keys.keyOf(form, cleanFields(body), envelope.key, at.getTime());
    const outcome = await this.bookOnce({ ...intake.lead, key }, address);
    return this.answer(form, outcome);
  }

  /** Twenty at a time with one key wait for the one that books. */
  private async bookOnce(lead: Lead, address: string): Promise<LeadOutcome> {
    const { report } = this.parts;
    const earlier = this.bookings.get(lead.key);
    if (earlier) {
      const outcome = await earlier;
      report(lead.form, outcome === 'booked' ? 'again' : outcome);
      return outcome;
    }
    const booking = this.keepNew(lead, address);
    this.remember(lead.key, booking);
    const outcome = await booking;
    if (outcome !== 'booked') this.bookings.delete(lead.key);
    return outcome;
  }

  private async keepNew(lead: Lead, address: string): Promise<LeadOutcome> {
    const { limits, isKnown, report, now } = this.parts;
    const taken = limits.take(lead.phone, address, now().getTime());
    if ('giveBack' in taken) return this.keepCounted(lead, taken.giveBack);
    // A form sent again after a restart must not be told that its own lead was one too many.
    const known = taken.reached === 'phone' && (await isKnown(lead.key).catch(() => false));
    report(lead.form, known ? 'again' : 'limited');
    return known ? 'booked' : 'limited';
  }

  private async keepCounted(lead: Lead, giveBack: () => void): Promise<LeadOutcome> {
    const { keep, report } = this.parts;
    try {
      const outcome = (await keep(lead)) === 'kept' ? 'booked' : 'limited';
      report(lead.form, outcome);
      return outcome;
    } catch (error) {
      giveBack();
      report(lead.form, 'failed', error);
      return 'failed';
    }
  }

  private remember(key: string, booking: Promise<LeadOutcome>): void {
    this.bookings.set(key, booking);
    const oldest = this.bookings.keys().next();
    if (this.bookings.size > mostRemembered && !oldest.done) this.bookings.delete(oldest.value);
  }

  private answer(form: LeadForm, outcome: LeadOutcome): LeadResponse {
    const { phone } = this.parts.settings;
    const { booked } = leadKinds[form];
    if (outcome === 'booked') return { isok: true, msg: booked, Msg: booked };
    if (outcome === 'limited') return refuse(`提交过于频繁，请稍后再试，或拨打 ${phone}`);
    return refuse(`提交失败，请稍后重试，或拨打 ${phone}`);
  }
}

export function refuse(message: string): LeadResponse {
  return { isok: false, msg: message, Msg: message };
}
