import { randomUUID } from 'node:crypto';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import {
  type LeadFields,
  consentMessage,
  findLeadMistake,
  formsWithConsentTick,
  trimLead,
} from '@site/shared/contract/lead-rules';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { LeadRequest } from '@site/shared/contract/leads';
import { cleanAddress, cleanLine, cleanText, isOwnAddress } from './clean-text';
import type { Lead, LeadFlag } from './lead';
import type { LeadEnvelope } from './lead-request';

export type IntakeSettings = {
  /** Whether the forms with a tick must have it ticked. */ consentRequired: boolean;
  ownHosts: readonly string[];
};

export type Intake = { lead: Omit<Lead, 'key'> } | { mistake: string };

/** Nobody fills in a name and a number in less, in milliseconds. */
const quickestFill = 2_000;

/** Cleans and judges what a form sent. Consent is judged last, so that the specification's messages keep their order. */
export function takeIn(
  form: LeadForm,
  body: LeadRequest,
  envelope: LeadEnvelope,
  settings: IntakeSettings,
  now: Date,
): Intake {
  const fields = cleanFields(body);
  const mistake = findLeadMistake(form, fields);
  if (mistake) return { mistake: mistake.message };
  const mustTick = settings.consentRequired && formsWithConsentTick.includes(form);
  if (mustTick && envelope.consented === false) return { mistake: consentMessage };
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
    consentAt: envelope.consented ? (envelope.consentAt ?? now.toISOString()) : null,
    flags: flagsOf(envelope, isOwn),
    receivedAt: now.toISOString(),
  };
  return { lead };
}

/** An invisible character inside a number makes it wrong, as a space does. */
export function cleanFields(body: LeadRequest): LeadFields {
  return trimLead({
    name: cleanLine(body.name),
    phone: cleanLine(body.phone),
    requirement: cleanText(body.requirement),
  });
}

function flagsOf({ honeypot, fillTimeMs }: LeadEnvelope, ownAddress: boolean): LeadFlag[] {
  const flags: LeadFlag[] = [];
  if (honeypot) flags.push('honeypot');
  if (fillTimeMs !== undefined && fillTimeMs < quickestFill) flags.push('too-fast');
  if (!ownAddress) flags.push('foreign-url');
  return flags;
}
