import { useId } from 'react';
import { type SupportFault, type SupportFieldKey, supportFields } from '../../contract/support-fields';
import styles from '../parts/lead-field.module.css';
import { supportControl } from './support-control';
import { supportCopy } from './support-copy';

type SupportFieldProps = {
  name: SupportFieldKey;
  /** What the server found; the wake file writes what it finds. */
  faults: readonly SupportFault[];
  value?: string | undefined;
};

/** A labelled uncontrolled field with its fault, so that its value survives hydration. */
export function SupportField({ name, faults, value }: SupportFieldProps) {
  const { label, missing, lines } = supportFields[name];
  const id = useId();
  const fault = faults.find(({ field }) => field === name);
  const control = {
    ...supportControl(name),
    ...{ id, defaultValue: value, suppressHydrationWarning: true },
    className: lines ? `${styles.control} ${styles.lines}` : styles.control,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': `${id}-fault`,
  };
  const isAnnounced = fault && fault === faults[0];

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!missing && <span className={styles.note}>{supportCopy.optional}</span>}
      </label>
      {lines ? <textarea {...control} /> : <input {...control} />}
      <span
        id={`${id}-fault`}
        className={styles.fault}
        role={isAnnounced ? 'alert' : undefined}
        suppressHydrationWarning
      >
        {fault?.message ?? ''}
      </span>
    </div>
  );
}
