import { leadAction, type LeadSource } from '../contract/lead-wire';
import { longestRequirement } from '../contract/lead-rules';
import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import { LeadConsentSentence } from './lead-consent';
import { LeadField, phoneField } from './lead-field';
import { LeadHiddenFields } from './lead-hidden-fields';
import { LeadWaiting } from './lead-waiting';
import type { KeptLead } from './requirement-form';
import styles from './reservation-form.module.css';
import { useLeadForm } from './use-lead-form';

type ReservationFormProps = {
  /** Education pages name themselves (spec §3). */
  fromtype?: LeadSource;
  /** What a visitor may write, in place of the common example. */
  example?: string;
  kept?: KeptLead | undefined;
  onBooked: () => void;
};

/** The two fields of the bottom reservation bar: what is needed, and whom to call. */
export function ReservationForm({ fromtype, example, kept, onBooked }: ReservationFormProps) {
  const { state, fault, formProps, toast } = useLeadForm({ form: 'bottom-bar', kept, onBooked });

  return (
    <form className={styles.form} method="post" action={leadAction('bottom-bar')} {...formProps}>
      <LeadField
        name="requirement"
        label="直播需求"
        placeholder={example ?? '您的直播需求，如：年会直播 500 人'}
        maxLength={longestRequirement}
        defaultValue={kept?.fields.requirement}
        fault={fault}
        required
        hideLabel
      />
      <LeadField
        {...phoneField}
        label="联系方式"
        placeholder="您的手机号"
        defaultValue={kept?.fields.phone}
        fault={fault}
        hideLabel
      />
      <LeadHiddenFields form="bottom-bar" fromtype={fromtype} url={kept?.url} />
      <Button type="submit" look="brand" wide aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? '提交中…' : '立即预约'}
      </Button>
      <div className={styles.whole}>
        <LeadWaiting state={state} />
        <LeadConsentSentence />
      </div>
      <Toast ref={toast} />
    </form>
  );
}
