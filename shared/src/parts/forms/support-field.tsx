import { useId } from 'react';
import type { SupportFieldKey } from '../../contract/support-facts';
import { type SupportFault, supportFields } from '../../contract/support-fields';
import { FieldFault, faultMarks } from './lead-field';
import styles from './lead-field.module.css';
import { supportControl } from './support-control';
import { supportCopy } from './support-copy';

type SupportFieldProps = {
  name: SupportFieldKey;
  /** What the server found; the island writes what it finds. */
  faults: readonly SupportFault[];
  value?: string | undefined;
};

/** A labelled uncontrolled field with its fault, so that its value survives hydration. */
export function SupportField({ name, faults, value }: SupportFieldProps) {
  const { label, missing, lines } = supportFields[name];
  const id = useId();
  const message = faults.find(({ field }) => field === name)?.message ?? '';
  const control = {
    ...supportControl(name),
    ...{ id, defaultValue: value, suppressHydrationWarning: true },
    className: lines ? `${styles.control} ${styles.lines}` : styles.control,
    ...faultMarks(id, message).field,
  };

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!missing && <span className={styles.note}>{supportCopy.optional}</span>}
      </label>
      {lines ? <textarea {...control} /> : <input {...control} />}
      <FieldFault control={id} message={message} announced={faults[0]?.field === name} />
    </div>
  );
}
