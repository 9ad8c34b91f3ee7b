import { honeypotField } from '../../contract/support-wire';
import styles from './lead-hidden-fields.module.css';

/** A field that people do not see, as in lead forms. */
export function SupportHoneypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="请勿填写" />
    </div>
  );
}
