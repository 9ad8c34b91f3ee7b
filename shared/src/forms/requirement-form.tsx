import type { LeadFields } from '../contract/lead-rules';
import { longestName } from '../contract/lead-rules';
import { leadAction, type LeadFault } from '../contract/lead-wire';
import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import { LeadConsentSentence, LeadConsentTick } from './lead-consent';
import { LeadField, phoneField } from './lead-field';
import { LeadHiddenFields } from './lead-hidden-fields';
import { LeadWaiting } from './lead-waiting';
import styles from './requirement-form.module.css';
import type { LeadFormParts } from './use-lead-form';

/** What the server keeps of a form that it sends back. */
export type KeptLead = {
  fields: LeadFields;
  consented: boolean;
  fault?: LeadFault;
  /** Address of the page on which the form stood. */
  url: string;
};

type RequirementFormProps = {
  form: 'quick' | 'mobile';
  parts: LeadFormParts;
  submit?: string;
  kept?: KeptLead | undefined;
};

function RequirementFields({ fault, words }: { fault: LeadFault | undefined; words: LeadFields | undefined }) {
  return (
    <>
      <LeadField
        name="name"
        label="怎么称呼你"
        placeholder="如：陈经理"
        autoComplete="name"
        maxLength={longestName}
        defaultValue={words?.name}
        fault={fault}
        required
      />
      <LeadField
        {...phoneField}
        label="手机号"
        placeholder="仅用于本次沟通"
        defaultValue={words?.phone}
        fault={fault}
      />
      <LeadField
        className={styles.whole}
        name="requirement"
        label="直播需求"
        note="选填"
        placeholder="如：新品发布会，约 300 人观看"
        lines={2}
        defaultValue={words?.requirement}
        fault={fault}
      />
    </>
  );
}

/** The requirement form: name, phone, what is needed (optional), consent. `QuickForm` and `MobileForm` give it a life. */
export function RequirementForm({ form, parts, submit = '预约沟通', kept }: RequirementFormProps) {
  const { state, fault, formProps, tick, noteConsent, toast } = parts;

  return (
    <form className={styles.form} method="post" action={leadAction(form)} {...formProps}>
      <RequirementFields fault={fault} words={kept?.fields} />
      <LeadHiddenFields form={form} url={kept?.url} />
      <div className={styles.whole}>
        {tick && <LeadConsentTick fault={fault} consented={kept?.consented} onTick={noteConsent} />}
      </div>
      <div className={styles.whole}>
        <Button type="submit" look="action" wide aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? '提交中…' : submit}
        </Button>
        {!tick && <LeadConsentSentence className={styles.sentence} />}
        <LeadWaiting state={state} />
      </div>
      <Toast ref={toast} />
    </form>
  );
}
