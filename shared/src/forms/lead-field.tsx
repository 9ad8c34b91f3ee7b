import { type InputHTMLAttributes, useId } from 'react';
import { phoneLength } from '../contract/lead-rules';
import type { LeadFault } from '../contract/lead-wire';
import styles from './lead-field.module.css';

type LeadFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'autoComplete' | 'maxLength' | 'inputMode' | 'type' | 'onBlur' | 'defaultValue'
> & {
  name: 'name' | 'phone' | 'requirement';
  label: string;
  /** Said behind the label, such as 选填. */
  note?: string;
  fault: LeadFault | undefined;
  required?: boolean;
  lines?: number;
  /** The label is for those who do not see the placeholder. */
  hideLabel?: boolean;
  className?: string | undefined;
};

/** The message of the one field that is wrong; announced when it appears. */
export function LeadFieldFault({ id, fault, name }: { id: string; fault: LeadFault | undefined; name: string }) {
  return (
    <span id={id} className={styles.fault} role="alert">
      {fault?.field === name && fault.message}
    </span>
  );
}

/** A labelled field whose text is the browser's own, so that it survives hydration. */
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
  const { type, inputMode, onBlur, ...field } = rest;
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
      <label className={hideLabel ? styles.hidden : styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {lines ? (
        <textarea {...shared} rows={lines} className={`${shared.className} ${styles.lines}`} />
      ) : (
        <input {...shared} type={type} inputMode={inputMode} onBlur={onBlur} />
      )}
      <LeadFieldFault id={`${id}-fault`} fault={fault} name={name} />
    </div>
  );
}

/** What every field for a phone number shares (content.md §6 no. 8). */
export const phoneField = {
  name: 'phone',
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
  maxLength: phoneLength,
  required: true,
} as const;
