import { useSite } from '@site/shared/store';
import { useId } from 'react';
import { consentWords } from '../contract/consent-words';
import { type LeadForm, plainFields } from '../../contract/lead-forms';
import { asksConsent, type LeadFormError } from '../../contract/lead-faults';
import { ConsentTerms } from './consent-terms';
import { FieldFault, faultMarks, messageOf } from './lead-field';
import styles from './lead-consent.module.css';

type TickProps = { faults: readonly LeadFormError[]; consented: boolean };

/** Unchecked by default. */
function Tick({ faults, consented }: TickProps) {
  const id = useId();
  const message = messageOf(faults, 'consent');
  return (
    <div>
      <div className={styles.tick}>
        <input
          id={id}
          className={styles.box}
          type="checkbox"
          name={plainFields.consent}
          value="1"
          defaultChecked={consented}
          aria-required="true"
          {...faultMarks(id, message).field}
          suppressHydrationWarning
        />
        <label className={styles.text} htmlFor={id}>
          <ConsentTerms purpose="lead" before={consentWords.ticked} />
        </label>
      </div>
      <FieldFault control={id} message={message} announced={faults[0]?.field === 'consent'} />
    </div>
  );
}

type LeadConsentProps = {
  form: LeadForm;
  faults?: readonly LeadFormError[] | undefined;
  consented?: boolean | undefined;
};

/** The consent of a form: a checkbox where the form asks for one, else the same as a sentence. */
export function LeadConsent({ form, faults = [], consented = false }: LeadConsentProps) {
  const ticked = useSite((state) => asksConsent(form, state.site.consentRequired));
  if (ticked) return <Tick faults={faults} consented={consented} />;
  return (
    <p className={styles.text}>
      <ConsentTerms purpose="lead" before={consentWords.sentence} />
    </p>
  );
}
