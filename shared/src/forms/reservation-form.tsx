import type { LeadSource } from '../contract/lead-wire';
import { Button } from '../ui/button';
import { Toast } from '../parts/ui/toast';
import type { KeptLead } from './kept-lead';
import { leadFormProps } from './lead-form-props';
import { LeadConsent } from '../parts/forms/lead-consent';
import { LeadFormFields } from '../parts/forms/lead-form-fields';
import { LeadHiddenFields } from '../parts/forms/lead-hidden-fields';
import { LeadQueued } from '../parts/forms/lead-queued';
import { ServedFields } from '../parts/forms/served-fields';
import styles from './reservation-form.module.css';

type ReservationFormProps = {
  /** Source label; education pages have their own (R3.16). */
  fromtype?: LeadSource | undefined;
  /** Placeholder of the requirement, instead of the default one. */
  example?: string;
  /** What the page asks for. */
  ask?: string;
  kept?: KeptLead | undefined;
};

/** The fields of the bottom reservation bar, in one line if there is space; its receipt ends the bar (R4.4). */
export function ReservationForm({ fromtype, example, ask, kept }: ReservationFormProps) {
  return (
    <ServedFields className={styles.form} {...leadFormProps('bottom-bar')}>
      <LeadFormFields
        form="bottom-bar"
        faults={kept?.faults}
        kept={kept?.fields}
        examples={{ requirement: example }}
        hideLabels
      />
      <LeadHiddenFields fromtype={fromtype} url={kept?.url} ask={ask ?? kept?.ask} />
      <Button type="submit" look="brand" wide suppressHydrationWarning>
        立即预约
      </Button>
      <div className={styles.whole}>
        <LeadQueued />
        <LeadConsent form="bottom-bar" />
      </div>
      <Toast />
    </ServedFields>
  );
}
