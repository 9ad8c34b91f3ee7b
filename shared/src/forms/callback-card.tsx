import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import styles from './callback-card.module.css';
import type { KeptLead } from './kept-lead';
import { leadFormProps } from './lead-form-props';
import { LeadConsent } from './parts/lead-consent';
import { LeadFormFields } from './parts/lead-form-fields';
import { LeadHiddenFields } from './parts/lead-hidden-fields';
import { LeadQueued } from './parts/lead-queued';

/** The callback form: a phone number to be called back (R4.1). */
export function CallbackCard({ kept }: { kept?: KeptLead | undefined }) {
  return (
    <form className={styles.form} {...leadFormProps('callback')}>
      <LeadFormFields form="callback" faults={kept?.faults} kept={kept?.fields} />
      <LeadHiddenFields url={kept?.url} />
      <Button type="submit" look="brand" wide suppressHydrationWarning>
        预约回电
      </Button>
      <LeadQueued />
      <LeadConsent form="callback" />
      <Toast />
    </form>
  );
}
