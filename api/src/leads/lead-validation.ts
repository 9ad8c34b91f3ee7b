import { randomUUID } from 'node:crypto';
import { eachLeadField, hasLines, trimLead } from '@site/shared/contract/lead-fields';
import type { LeadFields } from '@site/shared/contract/lead-facts';
import { leadFaults } from '@site/shared/contract/lead-faults';
import { type LeadForm, longestAsk } from '@site/shared/contract/lead-forms';
import { consentMessage, formsWithConsentTick } from '@site/shared/contract/lead-rules';
import { storedWish, wishFault } from '@site/shared/contract/callback-times';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { LeadRequest } from '@site/shared/contract/leads';
import { cleanAddress, cleanLine, cleanText, isOwnAddress } from './clean-text';
import type { Lead, LeadFlag } from './lead';
import { consentTime, type LeadEnvelope } from './lead-request';

export type ValidationSettings = {
  /** Whether forms with a consent checkbox require it. */ consentRequired: boolean;
  ownHosts: readonly string[];
  /** On which somebody calls, Monday 1 to Sunday 7. */
  dutyDays: readonly number[];
};

export type ValidatedLead = { lead: Omit<Lead, 'key'> } | { validationError: string };

/** Milliseconds: a form filled in faster is flagged as automated. */
const minFillMs = 2_000;

/** Sanitises and validates a form. Consent and the wished half-hour are checked last, so that the specification's messages keep their order. */
export function validateLead(
  form: LeadForm,
  body: LeadRequest,
  envelope: LeadEnvelope,
  settings: ValidationSettings,
  now: Date,
): ValidatedLead {
  const fields = cleanFields(body);
  const mistake = leadFaults(form, fields)[0];
  if (mistake) return { validationError: mistake.message };
  const mustTick = settings.consentRequired && formsWithConsentTick.includes(form);
  if (mustTick && envelope.consented === false) return { validationError: consentMessage };
  const wishMistake = wishFault(envelope.wish, now, settings.dutyDays);
  if (wishMistake) return { validationError: wishMistake };
  const url = cleanAddress(body.url);
  const isOwn = isOwnAddress(url, settings.ownHosts);
  const lead = {
    id: randomUUID(),
    form,
    ...fields,
    fromtype: cleanLine(body.fromtype) || leadKinds[form].fromtype,
    committype: body.committype ?? leadKinds[form].committype,
    url: isOwn ? url : '',
    sourceUrl: cleanAddress(body.SourceUrl),
    ask: cleanAsk(envelope),
    consentAt: consentTime(envelope, now),
    ...{ wishedAt: storedWish(envelope.wish), changedAt: null, cancelledAt: null, codeDigest: envelope.codeDigest },
    flags: flagsOf(envelope, isOwn),
    receivedAt: now.toISOString(),
  };
  return { lead };
}

export function cleanFields(body: LeadRequest): LeadFields {
  return trimLead(eachLeadField((key) => (hasLines(key) ? cleanText(body[key]) : cleanLine(body[key]))));
}

function cleanAsk({ ask }: LeadEnvelope): string {
  return cleanLine(ask?.slice(0, longestAsk));
}

/** Why somebody should look twice. */
export function flagsOf({ honeypot, fillTimeMs }: LeadEnvelope, ownAddress: boolean): LeadFlag[] {
  const flags: LeadFlag[] = [];
  if (honeypot) flags.push('honeypot');
  if (fillTimeMs !== undefined && fillTimeMs < minFillMs) flags.push('too-fast');
  if (!ownAddress) flags.push('foreign-url');
  return flags;
}
