import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other where the browser knows how. */
  name?: string;
  /** Makes the summary a heading of this level. */
  heading?: 2 | 3 | 4;
  id?: string;
};

/**
 * A question and its answer. The browser opens it, so it works before and without script; what the visitor has opened by
 * the time of hydration is theirs, hence the suppressed warning.
 */
export function Disclosure({ summary, children, open = false, name, heading, id }: DisclosureProps) {
  const Heading = heading ? (`h${heading}` as const) : 'span';

  return (
    <details className={styles.disclosure} open={open} name={name} id={id} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading className={styles.question}>{summary}</Heading>
        <ChevronDown className={styles.sign} size={20} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
