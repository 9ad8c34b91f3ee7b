import { useId } from 'react';
import { type LeadFormError, plainFields } from '../../contract/lead-wire';
import { LeadFieldFault } from './lead-field';
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

type LeadConsentProps = {
  fault: LeadFormError | undefined;
  consented?: boolean | undefined;
  onTick: (ticked: boolean) => void;
};

/** The consent checkbox of the requirement forms, unchecked by default. */
export function LeadConsentTick({ fault, consented = false, onTick }: LeadConsentProps) {
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
          aria-required="true"
          aria-invalid={fault?.field === 'consent' || undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => onTick(event.target.checked)}
        />
        <label className={styles.text} htmlFor={id}>
          我已阅读并同意<Policy to={`${agreement}#privacy`}>《隐私政策》</Policy>
          <Policy to={agreement}>《用户协议》</Policy>，同意顾问就本次需求与我电话联系
        </label>
      </div>
      <LeadFieldFault id={`${id}-fault`} fault={fault} name="consent" />
    </div>
  );
}

/** Consent of the one- and two-field forms: a sentence instead of a checkbox. */
export function LeadConsentSentence({ className }: { className?: string | undefined }) {
  return (
    <p className={className ? `${styles.text} ${className}` : styles.text}>
      提交即表示同意<Policy to={`${agreement}#privacy`}>《隐私政策》</Policy>
      ，顾问将就本次需求与你电话联系
    </p>
  );
}
