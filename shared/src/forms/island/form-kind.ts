import type { FieldRules, faultsOf } from '../../parts/contract/field-rules';
import type { LeadEnvelope } from '../../contract/lead-wire';
import type { EventCode } from '../../contract/tracking';

/** The texts of a form by their names; boxes of one name are lines. */
export type Texts = Readonly<Record<string, string>>;

/** What the island of forms knows of a form by its name. */
export type FormKind = {
  path: string;
  /** The call takes a form instead of JSON. */
  plain: boolean;
  event?: EventCode;
  /** The words of its receipt: of success, what is promised, what comes next. */
  booked: string;
  promise: string;
  after: string;
  /** Closing its receipt ends the reservation bar for the session. */
  once: boolean;
  /** What was booked leads on to the page after it (R4.7). */
  leadsOn: boolean;
  /** Its fields are judged as they are left, not only on sending. */
  judgedOnLeave: boolean;
  /** No rules of a field that it does not know: the service judges. */
  rulesOf: (field: string) => FieldRules;
  faultsOf: typeof faultsOf;
  /** Of a field in the receipt; none of one that the receipt does not show. */
  headingOf: (field: string) => string | undefined;
  /** What is booked has a code, by which its visitor changes it. */
  hasCode: boolean;
  /** The body of its call, and what travels beside it. */
  bodyOf: (texts: Texts) => Record<string, string | number>;
  headersOf: (envelope: LeadEnvelope) => Record<string, string>;
};

declare global {
  interface Window {
    /** Set by the island `form-kinds`, which comes with that of forms: what `data-form` and `data-legacy` name. */
    siteFormKind?: (name: string, legacy: boolean) => FormKind | undefined;
  }
}

/** On the window, once `siteFormKind` is there. */
export const kindsCame = 'site-form-kinds';

/** Nothing of a form that only a newer shell knows: it posts as without script. */
export function kindOf({ dataset }: HTMLFormElement): FormKind | undefined {
  return window.siteFormKind?.(dataset.form ?? '', 'legacy' in dataset);
}
