import type { LeadForm } from '../contract/lead-forms';
import { leadAction } from '../contract/lead-wire';

/**
 * Attributes of a lead form: how it is posted without script, and the name by which its island (`forms/island/`) knows it.
 * @param legacy uses the call of the oldest mobile page
 */
export function leadFormProps(form: LeadForm, legacy = false) {
  return {
    method: 'post',
    action: leadAction(form, legacy),
    noValidate: true,
    'data-island': 'forms',
    'data-form': form,
    'data-legacy': legacy ? '' : undefined,
  } as const;
}
