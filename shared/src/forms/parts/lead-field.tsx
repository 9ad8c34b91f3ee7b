import { type InputHTMLAttributes, useId } from 'react';
import type { LeadFieldKey } from '../../contract/lead-facts';
import type { LeadFormError } from '../../contract/lead-faults';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './lead-field.module.css';

type LeadFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'autoComplete' | 'maxLength' | 'inputMode' | 'defaultValue'
> & {
  name: LeadFieldKey;
  label: string;
  optional: boolean;
  /** What the server found. */
  faults: readonly LeadFormError[];
  lines?: number | undefined;
  /** Hides the label visually, for screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

export function messageOf(faults: readonly LeadFormError[], name: LeadFormError['field']): string {
  return faults.find(({ field }) => field === name)?.message ?? '';
}

type LeadFieldFaultProps = { id: string; faults: readonly LeadFormError[]; name: LeadFormError['field'] };

/** The place of a field's fault, which the wake file writes; announced is the first one of a form. */
export function LeadFieldFault({ id, faults, name }: LeadFieldFaultProps) {
  const isAnnounced = faults[0]?.field === name;
  return (
    <span id={id} className={styles.fault} role={isAnnounced ? 'alert' : undefined} suppressHydrationWarning>
      {messageOf(faults, name)}
    </span>
  );
}

/** A labelled uncontrolled field, so that its value survives hydration. */
export function LeadField({ name, label, optional, faults, lines, hideLabel, className, ...rest }: LeadFieldProps) {
  const { inputMode, ...field } = rest;
  const id = useId();
  const shared = {
    ...field,
    id,
    name,
    className: lines ? `${styles.control} ${styles.lines}` : styles.control,
    'aria-required': optional ? undefined : true,
    'aria-invalid': messageOf(faults, name) ? true : undefined,
    'aria-describedby': `${id}-fault`,
    suppressHydrationWarning: true,
  };

  return (
    <div className={className}>
      <label className={hideLabel ? hidden.hidden : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.note}>选填</span>}
      </label>
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} inputMode={inputMode} />}
      <LeadFieldFault id={`${id}-fault`} faults={faults} name={name} />
    </div>
  );
}
