import type { LeadFact } from '../../contract/lead-facts';
import type { LeadForm } from '../../contract/lead-forms';

/** Configuration of a field in one form. */
export type LeadQuestion = {
  label: string;
  placeholder: string;
  /** May stay empty; `lead-rules.ts` says what a field without it is answered. */
  optional?: true;
  /** Rows of the text area; without it the field is an input. */
  lines?: number;
  /** Shown before the fields above it in the list. */
  first?: true;
};

/** Definition of a field that a visitor fills in. Its key is its name in forms, in calls and in the database. */
export type LeadField = LeadFact & {
  /** Masked in the browser's report of a failed call. The service masks every field of a lead in its log. */
  personal?: true;
  /** Hints for autofill and on-screen keyboards. No `type=tel`: HTML allows numbers without a country code in text alone. */
  input?: { inputMode?: 'numeric'; autoComplete?: string };
  /** Forms that are not listed do not show the field; what they send for it is in `leadConstants`. */
  forms: Partial<Record<LeadForm, LeadQuestion>>;
};
