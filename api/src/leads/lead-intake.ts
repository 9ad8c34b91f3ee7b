import type { LeadForm } from '@site/shared/contract/lead-forms';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { LeadRequest, LeadResponse } from '@site/shared/contract/leads';
import type { Lead } from './lead';
import { LeadKeys } from './idempotency';
import { type ValidationSettings, cleanFields, validateLead } from './lead-validation';
import type { LeadLimits } from './lead-limits';
import type { LeadEnvelope } from './lead-request';
import type { StoreLead } from './lead-store';
import type { LeadVault } from './lead-vault';

export type LeadOutcome = 'booked' | 'again' | 'mistake' | 'limited' | 'failed';

export type LeadIntakeParts = {
  store: StoreLead;
  limits: LeadLimits;
  vault: LeadVault;
  /** Whether a lead with this idempotency key is stored, perhaps by an earlier process. */
  isKnown: (key: string) => Promise<boolean>;
  settings: ValidationSettings & { phone: string };
  now: () => Date;
  report: (form: LeadForm, outcome: LeadOutcome, error?: unknown) => void;
};

const maxKeys = 10_000;

/** Accepts leads: deduplicates retries, and reports success only for durable leads. */
export class LeadIntake {
  private readonly keys = new LeadKeys();
  /** Completed and in-flight bookings by idempotency key. */
  private readonly bookings = new Map<string, Promise<LeadOutcome>>();

  constructor(private readonly parts: LeadIntakeParts) {}

  async book(form: LeadForm, body: LeadRequest, envelope: LeadEnvelope, address: string): Promise<LeadResponse> {
    const { settings, vault, now, report } = this.parts;
    const at = now();
    const validated = validateLead(form, body, envelope, settings, at);
    if ('validationError' in validated) {
      report(form, 'mistake');
      return refuse(validated.validationError);
    }
    const key = vault.keyOf(this.keys.keyOf(form, cleanFields(body), envelope.key, at.getTime()));
    const outcome = await this.bookOnce({ ...validated.lead, key }, address);
    return this.answer(form, outcome);
  }

  /** Concurrent requests with one key share a booking. */
  private async bookOnce(lead: Lead, address: string): Promise<LeadOutcome> {
    const { report } = this.parts;
    const earlier = this.bookings.get(lead.key);
    if (earlier) {
      const outcome = await earlier;
      report(lead.form, outcome === 'booked' ? 'again' : outcome);
      return outcome;
    }
    const booking = this.storeNew(lead, address);
    this.remember(lead.key, booking);
    const outcome = await booking;
    if (outcome !== 'booked') this.bookings.delete(lead.key);
    return outcome;
  }

  private async storeNew(lead: Lead, address: string): Promise<LeadOutcome> {
    const { limits, vault, isKnown, report, now } = this.parts;
    const taken = limits.take(vault.countedBy(lead), address, now().getTime());
    if ('release' in taken) return this.storeCounted(lead, address, taken.release);
    // A retry after a restart must not be rate-limited by its own lead.
    const known = taken.exceeded === 'phone' && (await isKnown(lead.key).catch(() => false));
    report(lead.form, known ? 'again' : 'limited');
    return known ? 'booked' : 'limited';
  }

  private async storeCounted(lead: Lead, address: string, release: () => void): Promise<LeadOutcome> {
    const { store, vault, report } = this.parts;
    try {
      const outcome = (await store(vault.keep(lead), vault.networkMarkOf(address))) === 'kept' ? 'booked' : 'limited';
      // What the replicas together refuse is not counted here either.
      if (outcome === 'limited') release();
      report(lead.form, outcome);
      return outcome;
    } catch (error) {
      release();
      report(lead.form, 'failed', error);
      return 'failed';
    }
  }

  private remember(key: string, booking: Promise<LeadOutcome>): void {
    this.bookings.set(key, booking);
    const oldest = this.bookings.keys().next();
    if (this.bookings.size > maxKeys && !oldest.done) this.bookings.delete(oldest.value);
  }

  private answer(form: LeadForm, outcome: LeadOutcome): LeadResponse {
    const { phone } = this.parts.settings;
    const { booked } = leadKinds[form];
    const orCall = phone && `，或拨打 ${phone}`;
    if (outcome === 'booked') return { isok: true, msg: booked, Msg: booked };
    if (outcome === 'limited') return refuse(`提交过于频繁，请稍后再试${orCall}`);
    return refuse(`提交失败，请稍后重试${orCall}`);
  }
}

export function refuse(message: string): LeadResponse {
  return { isok: false, msg: message, Msg: message };
}
