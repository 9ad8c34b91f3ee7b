import { http } from '@site/shared/http';
import type { LeadForm } from '../contract/lead-forms';
import type { LeadFields } from '../contract/lead-rules';
import {
  type LeadAnswer,
  type LeadEnvelope,
  type LeadOrigin,
  leadBody,
  leadEnvelopeHeaders,
  leadKinds,
  legacyLeadPath,
  readLeadAnswer,
} from '../contract/lead-wire';

export type Lead = {
  form: LeadForm;
  fields: LeadFields;
  origin: LeadOrigin;
  envelope: LeadEnvelope;
  /** Sends to the call of the oldest mobile page instead. */
  legacy?: boolean;
};

/** Sends a lead. Never throws: whatever went wrong, the visitor gets words. */
export async function sendLead({ form, fields, origin, envelope, legacy = false }: Lead): Promise<LeadAnswer> {
  const path = legacy ? legacyLeadPath : leadKinds[form].path;
  const headers = leadEnvelopeHeaders(form, envelope);
  try {
    const answer = await http.post<unknown>('base', path, leadBody(form, fields, origin), { headers, form: legacy });
    return legacy ? readLegacyAnswer(answer) : readLeadAnswer(answer);
  } catch (error) {
    return { ...readLeadAnswer(answerOf(error)), ok: false };
  }
}

/** The body of a failed call; the client's own type stays behind its door, so that no remote bundles a second client. */
function answerOf(error: unknown): unknown {
  return (error as { response?: { data?: unknown } } | undefined)?.response?.data;
}

/** What the oldest call answers is not known: 2xx is success unless `isok` denies it (content.md §6 no. 22). */
function readLegacyAnswer(answer: unknown): LeadAnswer {
  const silent = typeof answer !== 'object' || answer === null || !('isok' in answer);
  return silent ? { ok: true, message: '' } : readLeadAnswer(answer);
}
