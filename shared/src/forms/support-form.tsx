import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SupportFieldKey } from '../contract/support-fields';
import { supportAction, supportAnchor } from '../contract/support-wire';
import { Button } from '../ui/button';
import { supportCopy } from './support/support-copy';
import { SupportField } from './support/support-field';
import { SupportHoneypot } from './support/support-honeypot';
import { SupportHours } from './support-hours';
import { SupportReceipt } from './support-receipt';
import styles from './support-form.module.css';
import { type KeptSupport, useSupportForm } from './support/use-support-form';

export type { KeptSupport };

export type SupportFormProps = {
  /** Values to begin with: where the visitor is, what was tried. */
  fields?: { [Key in SupportFieldKey]?: string | undefined } | undefined;
  /** The form as the server shows it again after a post without script. */
  kept?: KeptSupport | undefined;
  /** Stands in the form above its fields: boxes and choices under the name `tried`. */
  children?: ReactNode;
  /** Folds the fields under this heading, as the part of the page that is called `support`. */
  fold?: { heading: string; lead: string } | undefined;
};

const rows: readonly (readonly SupportFieldKey[])[] = [
  ['room', 'happenedAt'],
  ['message'],
  ['seen'],
  ['article', 'phone'],
];

function Consent() {
  const { before, policy, after } = supportCopy.consent;
  return (
    <p className={styles.consent}>
      {before}
      <a href="/home/UserAgreementPC#privacy" target="_blank" rel="noopener" title="在新窗口打开">
        {policy}
      </a>
      {after}
    </p>
  );
}

/** What was tried already, shown and sent along. */
function Tried({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className={styles.tried}>
      <p className={styles.triedHeading}>{supportCopy.tried}</p>
      <p>{text}</p>
      <input type="hidden" name="tried" value={text} />
    </div>
  );
}

/** The fields, folded away below a heading, which opens them without script too. */
function Fold({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div id={supportAnchor} className={styles.fold}>
      <details suppressHydrationWarning>
        <summary className={styles.foldHeading}>
          {heading}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <p className={styles.foldLead}>{lead}</p>
        {children}
      </details>
    </div>
  );
}

/** The request for support: a case of its own, never a lead. Without script it posts and is answered by a page. */
export function SupportForm({ fields = {}, kept, children, fold }: SupportFormProps) {
  const { state, faults, message, caseNumber, formProps, again } = useSupportForm(kept);
  const asked = (
    <div className={styles.fields}>
      <Tried text={fields.tried} />
      {rows.map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.map((name) => (
            <SupportField key={name} name={name} faults={faults} value={fields[name]} />
          ))}
        </div>
      ))}
      <SupportHoneypot />
      {message && (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
      <Button type="submit" look="brand" wide aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? supportCopy.sending : supportCopy.submit}
      </Button>
      <p className={styles.waiting} role="status">
        {state === 'waiting' && supportCopy.waiting}
      </p>
      <Consent />
      <SupportHours className={styles.hours} />
    </div>
  );

  const shown = caseNumber ? <SupportReceipt caseNumber={caseNumber} onAgain={again} /> : asked;

  return (
    <form method="post" action={supportAction} {...formProps}>
      {children}
      {fold ? <Fold {...fold}>{shown}</Fold> : shown}
    </form>
  );
}
