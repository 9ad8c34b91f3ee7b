import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Toast } from '../parts/ui/toast';
import type { KeptLead } from './kept-lead';
import { leadFormProps } from './lead-form-props';
import { LeadConsent } from '../parts/forms/lead-consent';
import { LeadFormFields } from '../parts/forms/lead-form-fields';
import { LeadHiddenFields } from '../parts/forms/lead-hidden-fields';
import { LeadQueued } from '../parts/forms/lead-queued';
import { ServedFields } from '../parts/forms/served-fields';
import styles from './requirement-form.module.css';

type RequirementFormProps = {
  /** `mobile` has its own source and call, and stays on its page. */
  form: 'quick' | 'mobile';
  submit?: string | undefined;
  /** In the empty field for the requirement, instead of the default one. */
  example?: string | undefined;
  /** Stands in the field for the requirement before anybody typed. */
  asked?: string | undefined;
  /** The address of the page, where the page knows it better. */
  place?: string | undefined;
  kept?: KeptLead | undefined;
  /** Uses the call of the oldest mobile page. */
  legacy?: boolean | undefined;
  /** Further fields, before the consent. */
  children?: ReactNode;
};

function labelOf({ submit, kept }: RequirementFormProps): string {
  return submit ?? (kept?.ask || '预约沟通');
}

/** The requirement form: fields, then consent. A booked `quick` one leads to the experience page after 1.5 s (R4.7). */
export function RequirementForm(props: RequirementFormProps) {
  const { form, example, asked, place, kept, legacy, children } = props;
  const submit = labelOf(props);
  return (
    <ServedFields key={`${asked}${submit}${example}`} className={styles.form} {...leadFormProps(form, legacy)}>
      <LeadFormFields
        form={form}
        faults={kept?.faults}
        kept={kept?.fields ?? { requirement: asked }}
        examples={{ requirement: example }}
        wide={styles.whole}
      />
      {children}
      <LeadHiddenFields url={kept?.url ?? place} ask={submit} />
      <div className={styles.whole}>
        <LeadConsent form={form} faults={kept?.faults} consented={kept?.consented} />
      </div>
      <div className={styles.whole}>
        <Button type="submit" look="action" wide suppressHydrationWarning>
          {submit}
        </Button>
        <LeadQueued />
      </div>
      <Toast />
    </ServedFields>
  );
}
