import { leadAction, type LeadSource } from '../contract/lead-wire';
import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import { LeadFormFields } from './parts/lead-form-fields';
import { LeadConsentSentence } from './parts/lead-consent';
import { LeadHiddenFields } from './parts/lead-hidden-fields';
import { LeadQueued } from './parts/lead-queued';
import type { KeptLead } from './requirement-form';
import styles from './reservation-form.module.css';
import { useLeadForm } from './use-lead-form';

type ReservationFormProps = {
  /** Source label; education pages have their own (R3.16). */
  fromtype?: LeadSource;
  /** Placeholder of the requirement, instead of the default one. */
  example?: string;
  kept?: KeptLead | undefined;
  onBooked: () => void;
};

/** The fields of the bottom reservation bar, in one line if there is space. */
export function ReservationForm({ fromtype, example, kept, onBooked }: ReservationFormProps) {
  const { state, fault, formProps, toast } = useLeadForm({ form: 'bottom-bar', kept, onBooked });

  return (
    <form className={styles.form} method="post" action={leadAction('bottom-bar')} {...formProps}>
      <LeadFormFields
        form="bottom-bar"
        fault={fault}
        kept={kept?.fields}
        examples={{ requirement: example }}
        hideLabels
      />
      <LeadHiddenFields form="bottom-bar" fromtype={fromtype} url={kept?.url} />
      <Button type="submit" look="brand" wide aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? '提交中…' : '立即预约'}
      </Button>
      <div className={styles.whole}>
        <LeadQueued state={state} />
        <LeadConsentSentence />
      </div>
      <Toast ref={toast} />
    </form>
  );
}
