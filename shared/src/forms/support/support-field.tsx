import { useId } from 'react';
import { type SupportFault, type SupportFieldKey, supportFields } from '../../contract/support-fields';
import styles from '../parts/lead-field.module.css';
import { supportCopy } from './support-copy';

type SupportFieldProps = {
  name: SupportFieldKey;
  faults: readonly SupportFault[];
  value?: string | undefined;
};

/** A labelled uncontrolled field with its fault, so that its value survives hydration. */
export function SupportField({ name, faults, value }: SupportFieldProps) {
  const { label, placeholder, longest, missing, lines, input } = supportFields[name];
  const id = useId();
  const fault = faults.find(({ field }) => field === name);
  const control = {
    ...{ id, name, placeholder, defaultValue: value },
    className: [styles.control, lines && styles.lines, fault && styles.wrong].filter(Boolean).join(' '),
    'aria-required': missing ? true : undefined,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': `${id}-fault`,
  };

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!missing && <span className={styles.note}>{supportCopy.optional}</span>}
      </label>
      {lines ? <textarea {...control} rows={lines} /> : <input {...control} {...input} maxLength={longest} />}
      <span id={`${id}-fault`} className={styles.fault} role="alert">
        {fault?.message}
      </span>
    </div>
  );
}
