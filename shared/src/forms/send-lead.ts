import { http } from '@site/shared/http';
import { bookLegacyLead } from '../calls/lead-legacy.call';
import { leadCalls } from '../calls/lead-calls';
import type { LeadFields } from '../contract/lead-fields';
import type { LeadForm } from '../contract/lead-forms';
import {
  type LeadAnswer,
  type LeadEnvelope,
  type LeadOrigin,
  leadBody,
  leadEnvelopeHeaders,
  readLeadAnswer,
} from '../contract/lead-wire';

export type Lead = {
  form: LeadForm;
  fields: LeadFields;
  origin: LeadOrigin;
  envelope: LeadEnvelope;
  /** Uses the call of the oldest mobile page. */
  legacy: boolean;
};

/** Sends a lead. Never throws: every failure is returned as a message for the visitor. */
export async function sendLead({ form, fields, origin, envelope, legacy }: Lead): Promise<LeadAnswer> {
  const call = legacy ? bookLegacyLead : leadCalls[form];
  const headers = leadEnvelopeHeaders(form, envelope);
  try {
    const answer = await http.send(call, leadBody(form, fields, origin), { headers });
    return legacy ? readLegacyAnswer(answer) : readLeadAnswer(answer);
  } catch (error) {
    return { ...readLeadAnswer(answerOf(error)), ok: false };
  }
}

/** The body of a failed call; avoids importing axios, so that no remote bundles a second client. */
function answerOf(error: unknown): unknown {
  return (error as { response?: { data?: unknown } } | undefined)?.response?.data;
}

/** The response of the oldest call is unspecified: 2xx is success unless `isok` is false. */
function readLegacyAnswer(answer: unknown): LeadAnswer {
  const silent = typeof answer !== 'object' || answer === null || !('isok' in answer);
  return silent ? { ok: true, message: '' } : readLeadAnswer(answer);
}
