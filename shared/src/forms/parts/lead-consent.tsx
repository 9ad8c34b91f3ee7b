import { useSite } from '@site/shared/store';
import { useId } from 'react';
import { type LeadForm, plainFields } from '../../contract/lead-forms';
import { consentMessage } from '../../contract/lead-rules';
import { asksConsent, type LeadFormError } from '../../contract/lead-wire';
import { LeadFieldFault, messageOf } from './lead-field';
import styles from './lead-consent.module.css';

const agreement = '/home/UserAgreementPC';

/** In a new tab, so that no input is lost. */
function Policy({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.policy} href={to} target="_blank" rel="noopener" title="在新窗口打开">
      {children}
    </a>
  );
}

/** What a visitor agrees to, in the same words wherever a phone number is asked for. */
function Terms() {
  return (
    <>
      同意<Policy to={`${agreement}#privacy`}>《隐私政策》</Policy>与<Policy to={agreement}>《用户协议》</Policy>
      ，顾问只就本次需求与我电话联系
    </>
  );
}

type TickProps = { faults: readonly LeadFormError[]; consented: boolean };

/** Unchecked by default. */
function Tick({ faults, consented }: TickProps) {
  const id = useId();
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
          data-missing={consentMessage}
          aria-required="true"
          aria-invalid={messageOf(faults, 'consent') ? true : undefined}
          aria-describedby={`${id}-fault`}
          suppressHydrationWarning
        />
        <label className={styles.text} htmlFor={id}>
          我已阅读并
          <Terms />
        </label>
      </div>
      <LeadFieldFault id={`${id}-fault`} faults={faults} name="consent" />
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
      提交即表示
      <Terms />
    </p>
  );
}
