import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { readSite } from '@site/shared/store';
import { consentWords } from '../parts/contract/consent-words';
import type { SupportFieldKey } from '../contract/support-facts';
import type { SupportFault } from '../contract/support-fields';
import { supportAnchor } from '../contract/page-anchors';
import { Button } from '../ui/button';
import { ConsentTerms } from '../parts/forms/consent-terms';
import { LeadQueued } from '../parts/forms/lead-queued';
import { ServedFields } from '../parts/forms/served-fields';
import { supportRows } from '../parts/forms/support-control';
import { supportCopy } from '../parts/forms/support-copy';
import { SupportField } from '../parts/forms/support-field';
import { supportFormProps } from '../parts/forms/support-form-props';
import { SupportHoneypot } from '../parts/forms/support-honeypot';
import { SupportHours } from './support-hours';
import styles from './support-form.module.css';

/** A form as the server shows it again after a post without script; `url` is the page that it was sent from. */
export type KeptSupport = { faults: readonly SupportFault[]; message: string; url: string };

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

function Consent() {
  return (
    <p className={styles.consent}>
      {consentWords.sentence}
      <ConsentTerms purpose="support" />
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

/** The fields, folded away below a heading, which opens them without script too; a link to it opens it before the application is there. */
function Fold({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <details id={supportAnchor} className={styles.fold} suppressHydrationWarning>
      <summary className={styles.foldHeading}>
        {heading}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <p className={styles.foldLead}>{lead}</p>
      {children}
    </details>
  );
}

/**
 * The request for support: a case of its own, never a lead. What it does is its island's, as with lead forms; without
 * script it posts and is answered by a page.
 */
export function SupportForm({ fields = {}, kept, children, fold }: SupportFormProps) {
  const page = readSite((state) => state.fullUrl);
  const asked = (
    <ServedFields as="div" key={JSON.stringify(fields)} className={styles.fields}>
      <Tried text={fields.tried} />
      {supportRows.map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.map((name) => (
            <SupportField key={name} name={name} faults={kept?.faults ?? []} value={fields[name]} />
          ))}
        </div>
      ))}
      <input type="hidden" name="url" value={kept?.url ?? page} data-fill={kept ? undefined : 'place'} />
      <SupportHoneypot />
      <LeadQueued stays note={kept?.message} />
      <Button type="submit" look="brand" wide suppressHydrationWarning>
        {supportCopy.submit}
      </Button>
      <Consent />
      <SupportHours className={styles.hours} />
    </ServedFields>
  );

  return (
    <form {...supportFormProps}>
      {children}
      {fold ? <Fold {...fold}>{asked}</Fold> : asked}
    </form>
  );
}
