import type { LeadForm } from '@site/shared/contract/lead-forms';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { LeadRequest, LeadResponse } from '@site/shared/contract/leads';
import { type BookingOutcome, type BookingParts, Bookings, isBookedAs } from './bookings';
import { LeadKeys } from './idempotency';
import { markedIf } from './lead';
import { leadTable } from './lead-columns';
import { type ValidationSettings, cleanFields, validateLead } from './lead-validation';
import type { LeadEnvelope } from './lead-request';
import type { LeadVault } from './lead-vault';

export type IntakeParts = BookingParts & {
  vault: LeadVault;
  settings: ValidationSettings & { phone: string };
  /** `kind`: the form of a lead, or `support`. */
  report: (kind: string, outcome: BookingOutcome, error?: unknown) => void;
};

/** Accepts leads: deduplicates retries, and reports success only for durable leads. */
export class LeadIntake {
  private readonly keys = new LeadKeys();
  private readonly bookings: Bookings;

  constructor(private readonly parts: IntakeParts) {
    this.bookings = new Bookings(parts);
  }

  async book(form: LeadForm, body: LeadRequest, envelope: LeadEnvelope, address: string): Promise<LeadResponse> {
    const { settings, vault, now, report } = this.parts;
    const at = now();
    const validated = validateLead(form, body, envelope, settings, at);
    if ('validationError' in validated) {
      report(form, 'mistake');
      return refuse(validated.validationError);
    }
    const key = vault.keyOf(this.keys.keyOf(form, cleanFields(body), envelope.key, at.getTime()));
    const lead = { ...validated.lead, key };
    const record = (isMarked: boolean) =>
      ({ type: 'lead', lead: vault.keep(markedIf(isMarked, lead), leadTable.beside) }) as const;
    const booking = { key, number: vault.countedBy(lead), record };
    const outcome = await this.bookings.book(booking, address, (...outcomeFacts) => report(form, ...outcomeFacts));
    // A retry under a key gets the same answer, and has the same code; one without may have another.
    return this.answer(form, envelope.key && outcome === 'again' ? 'booked' : outcome);
  }

  private answer(form: LeadForm, outcome: BookingOutcome): LeadResponse {
    const { booked } = leadKinds[form];
    if (isBookedAs(outcome))
      return { isok: true, msg: booked, Msg: booked, ...(outcome === 'again' && { again: true }) };
    return refuse(refusalOf(outcome, this.parts.settings.phone));
  }
}

/** What a visitor is told of what was not booked, with another way to be heard. */
export function refusalOf(outcome: BookingOutcome, phone: string): string {
  const orCall = phone && `，或拨打 ${phone}`;
  return outcome === 'limited' ? `提交过于频繁，请稍后再试${orCall}` : `提交失败，请稍后重试${orCall}`;
}

export function refuse(message: string): LeadResponse {
  return { isok: false, msg: message, Msg: message };
}
