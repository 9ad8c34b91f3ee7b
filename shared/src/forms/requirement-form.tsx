import type { LeadFields } from '../contract/lead-fields';
import { leadAction, type LeadFormError } from '../contract/lead-wire';
import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import { LeadFormFields } from './parts/lead-form-fields';
import { LeadConsentSentence, LeadConsentTick } from './parts/lead-consent';
import { LeadHiddenFields } from './parts/lead-hidden-fields';
import { LeadQueued } from './parts/lead-queued';
import styles from './requirement-form.module.css';
import type { LeadFormParts } from './use-lead-form';

/** State of a form that the server renders again after an error. */
export type KeptLead = {
  fields: LeadFields;
  consented: boolean;
  fault?: LeadFormError;
  /** URL of the page of the form. */
  url: string;
};

type RequirementFormProps = {
  form: 'quick' | 'mobile';
  parts: LeadFormParts;
  submit?: string;
  kept?: KeptLead | undefined;
};

/** The markup of the requirement form: fields, then consent. `QuickForm` and `MobileForm` add behaviour. */
export function RequirementForm({ form, parts, submit = '预约沟通', kept }: RequirementFormProps) {
  const { state, fault, formProps, tick, noteConsent, toast } = parts;

  return (
    <form className={styles.form} method="post" action={leadAction(form)} {...formProps}>
      <LeadFormFields form={form} fault={fault} kept={kept?.fields} wide={styles.whole} />
      <LeadHiddenFields form={form} url={kept?.url} />
      <div className={styles.whole}>
        {tick && <LeadConsentTick fault={fault} consented={kept?.consented} onTick={noteConsent} />}
      </div>
      <div className={styles.whole}>
        <Button type="submit" look="action" wide aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? '提交中…' : submit}
        </Button>
        {!tick && <LeadConsentSentence className={styles.sentence} />}
        <LeadQueued state={state} />
      </div>
      <Toast ref={toast} />
    </form>
  );
}
