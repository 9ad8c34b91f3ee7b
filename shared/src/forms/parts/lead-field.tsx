import { type InputHTMLAttributes, useId } from 'react';
import type { LeadFieldKey } from '../../contract/lead-fields';
import type { LeadFormError } from '../../contract/lead-wire';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './lead-field.module.css';

type LeadFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'autoComplete' | 'maxLength' | 'inputMode' | 'onBlur' | 'defaultValue'
> & {
  name: LeadFieldKey;
  label: string;
  /** Shown after the label, such as 选填. */
  note?: string | undefined;
  fault: LeadFormError | undefined;
  required?: boolean | undefined;
  lines?: number | undefined;
  /** Hides the label visually, for screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** The validation message of the invalid field; announced when it appears. */
export function LeadFieldFault({ id, fault, name }: { id: string; fault: LeadFormError | undefined; name: string }) {
  return (
    <span id={id} className={styles.fault} role="alert">
      {fault?.field === name && fault.message}
    </span>
  );
}

/** A labelled uncontrolled field, so that its value survives hydration. */
export function LeadField({
  name,
  label,
  note,
  fault,
  required,
  lines,
  hideLabel,
  className,
  ...rest
}: LeadFieldProps) {
  const { inputMode, onBlur, ...field } = rest;
  const id = useId();
  const wrong = fault?.field === name;
  const shared = {
    ...field,
    id,
    name,
    className: wrong ? `${styles.control} ${styles.wrong}` : styles.control,
    'aria-required': required,
    'aria-invalid': wrong || undefined,
    'aria-describedby': `${id}-fault`,
  };

  return (
    <div className={className}>
      <label className={hideLabel ? hidden.hidden : styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {lines ? (
        <textarea {...shared} rows={lines} className={`${shared.className} ${styles.lines}`} />
      ) : (
        <input {...shared} inputMode={inputMode} onBlur={onBlur} />
      )}
      <LeadFieldFault id={`${id}-fault`} fault={fault} name={name} />
    </div>
  );
}
