import type { LeadFields } from '../contract/lead-facts';
import type { LeadFormError } from '../contract/lead-faults';

/** State of a form that the server renders again after an error. */
export type KeptLead = {
  fields: LeadFields;
  consented: boolean;
  /** The first is the one that is said. */
  faults: LeadFormError[];
  /** URL of the page of the form. */
  url: string;
  /** What the button of that page said. */
  ask: string;
  /** It is of the oldest mobile page, which has a call of its own. */
  legacy?: boolean;
  /** The half-hour wished for, and those to choose from; of a form that asks for one. */
  wish?: { value: string; choices: readonly string[] };
};
