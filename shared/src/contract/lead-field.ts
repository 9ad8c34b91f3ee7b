import type { FieldRules } from './field-rules';
import type { LeadForm } from './lead-forms';

/** Configuration of a field in one form. */
export type LeadQuestion = Pick<FieldRules, 'missing' | 'format'> & {
  label: string;
  placeholder: string;
  /** Rows of the text area; without it the field is an input. */
  lines?: number;
  /** Shown before the fields above it in the list. */
  first?: true;
};

/** The constant that a form sends for a field that it does not show. */
export type LeadConstant = { always: string };

/** Definition of a field that a visitor fills in. Its key is its name in forms, in calls and in the database. */
export type LeadField = {
  /** Its short name: heading in receipts and exports, label in webhook messages. */
  heading: string;
  /** Masked in the browser's report of a failed call. The service masks every field of a lead in its log. */
  personal?: true;
  /** Maximum length and its validation message; without the message `format` limits the length. */
  longest: number;
  tooLong?: string;
  /** Hints for autofill and on-screen keyboards. No `type=tel`: HTML allows numbers without a country code in text alone. */
  input?: { inputMode?: 'numeric'; autoComplete?: string };
  /** Forms that are not listed neither show nor send the field. */
  forms: Partial<Record<LeadForm, LeadQuestion | LeadConstant>>;
};
