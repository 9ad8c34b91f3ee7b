import { Button } from '../ui/button';
import { Toast } from '../parts/ui/toast';
import styles from './callback-card.module.css';
import type { KeptLead } from './kept-lead';
import { leadFormProps } from './lead-form-props';
import { LeadConsent } from '../parts/forms/lead-consent';
import { LeadFormFields } from '../parts/forms/lead-form-fields';
import { LeadHiddenFields } from '../parts/forms/lead-hidden-fields';
import { LeadQueued } from '../parts/forms/lead-queued';
import { ServedFields } from '../parts/forms/served-fields';

/** The callback form: a phone number to be called back (R4.1). */
export function CallbackCard({ kept }: { kept?: KeptLead | undefined }) {
  return (
    <ServedFields className={styles.form} {...leadFormProps('callback')}>
      <LeadFormFields form="callback" faults={kept?.faults} kept={kept?.fields} />
      <LeadHiddenFields url={kept?.url} />
      <Button type="submit" look="brand" wide suppressHydrationWarning>
        预约回电
      </Button>
      <LeadQueued />
      <LeadConsent form="callback" />
      <Toast />
    </ServedFields>
  );
}
