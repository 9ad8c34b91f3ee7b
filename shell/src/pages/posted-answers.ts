import type { CallbackResponse } from '@site/shared/contract/callback';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import type { SupportFields } from '@site/shared/contract/support-fields';
import type { KeptLead } from '@site/shared/forms/kept-lead';
import type { KeptSupport } from '@site/shared/forms/support-form';

/** A form posted without script that was refused, to be shown again with its fields. */
export type RefusedLead = { form: LeadForm; message: string; kept: KeptLead; booked?: never };

/** One that was booked: its code, shown once; without one where it had been booked before. */
export type BookedLead = { form: LeadForm; booked: { code: string; wish: string } };

export type AnsweredLead = RefusedLead | BookedLead;

/** What a code is answered with: the state of its callback, and the half-hours that it may be moved to. */
export type AnsweredCallback = CallbackResponse & { code: string; times: readonly string[] };

/** What a support form posted without script is answered with: the number of the case, or the form again. */
export type AnsweredSupport = KeptSupport & { fields: SupportFields; caseNumber: string; reply: string };
