import type { LeadForm } from '../contract/lead-forms';
import { bookMobileLead } from './lead-mobile.call';
import { bookQuickLead } from './lead-quick.call';

/** The call that each form books its lead by. */
export const leadCalls = {
  quick: bookQuickLead,
  mobile: bookMobileLead,
  callback: bookQuickLead,
  'bottom-bar': bookQuickLead,
} satisfies Record<LeadForm, unknown>;
