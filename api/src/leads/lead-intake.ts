import type { LeadForm } from '@site/shared/contract/lead-forms';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { LeadRequest, LeadResponse } from '@site/shared/contract/leads';
import { type BookingOutcome, type BookingParts, Bookings, isBookedAs } from './bookings';
import { LeadKeys } from './idempotency';
import { markedIf } from './lead';
import { leadTable } from './lead-columns';
import { type ValidationSettings, cleanFields, validateLead } from './lead-validation';
import type { LeadEnvelope } from './lead-request';
import { type EqualFormsParts, type FormPlace, placeOfForm } from './equal-forms';
import type { LeadVault } from './lead-vault';
import { OwnedCodes, type OwnedCodesParts } from './owned-codes';
import { codeDigestOf } from './code-digest';

export type IntakeParts = BookingParts & {
  vault: LeadVault;
  settings: ValidationSettings & { phone: string };
  now: () => Date;
  /** `kind`: the form of a lead, or `support`. */
  report: (kind: string, outcome: BookingOutcome, error?: unknown) => void;
};

type LeadParts = IntakeParts & EqualFormsParts & OwnedCodesParts;

/** Accepts leads: deduplicates retries, and reports success only for durable leads. */
export class LeadIntake {
  private readonly keys = new LeadKeys();
  private readonly bookings: Bookings;
  private readonly codes: OwnedCodes;

  constructor(private readonly parts: LeadParts) {
    this.bookings = new Bookings(parts);
    this.codes = new OwnedCodes(parts);
  }

  async book(form: LeadForm, body: LeadRequest, envelope: LeadEnvelope, address: string): Promise<LeadResponse> {
    const { settings, vault, now, report } = this.parts;
    const at = now();
    const validated = validateLead(form, body, envelope, settings, at);
    if ('validationError' in validated) {
      report(form, 'mistake');
      return refuse(validated.validationError);
    }
    const { key, codeDigest, code } = await this.placeOf(form, body, envelope, at);
    const lead = { ...validated.lead, key, codeDigest };
    const record = (isMarked: boolean) =>
      ({ type: 'lead', lead: vault.keep(markedIf(isMarked, lead), leadTable.beside) }) as const;
    const booking = { key, number: vault.countedBy(lead), at, record };
    const outcome = await this.bookings.book(booking, address, (...outcomeFacts) => report(form, ...outcomeFacts));
    // A retry under a key gets the same answer. One without is not known to be of the same visitor, and is told no code.
    return this.answer(form, envelope.key && outcome === 'again' ? 'booked' : outcome, code);
  }

  /** A form with a key of its own is a retry by it; one with a code of its own has been told that code, unless another form has it. */
  private async placeOf(form: LeadForm, body: LeadRequest, envelope: LeadEnvelope, at: Date): Promise<FormPlace> {
    const { key: sent, codeDigest } = envelope;
    const key = this.parts.vault.keyOf(this.keys.keyOf(form, cleanFields(body), sent, at.getTime()));
    const place = sent ? { key, codeDigest: '' } : await placeOfForm(this.parts, key);
    if (!codeDigest) return place;
    if (await this.codes.give(codeDigest, place.key)) return { key: place.key, codeDigest };
    const code = this.parts.vault.codeOf(place.key);
    const isTold = Boolean(sent || place.code);
    return { key: place.key, codeDigest: codeDigestOf(code), ...(isTold && { code }) };
  }

  private answer(form: LeadForm, outcome: BookingOutcome, code: string | undefined): LeadResponse {
    const { booked } = leadKinds[form];
    if (!isBookedAs(outcome)) return refuse(refusalOf(outcome, this.parts.settings.phone));
    const told = outcome === 'again' ? ({ again: true } as const) : code && { code };
    return { isok: true, msg: booked, Msg: booked, ...told };
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
