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

type FieldFaultProps = { control: string; message: string; announced: boolean };

/** The place of a field's fault, which the island writes; it describes the field while there is one. Announced is a form's first. */
export function FieldFault({ control, message, announced }: FieldFaultProps) {
  const { id } = faultMarks(control, message);
  return (
    <span
      id={id}
      className={styles.fault}
      data-fault=""
      role={announced ? 'alert' : undefined}
      suppressHydrationWarning
    >
      {message}
    </span>
  );
}

/** Attributes of a field that has a fault, and the id of the fault's place: none else, the island sets them (`show-faults.ts`). */
export function faultMarks(control: string, message: string) {
  if (!message) return {};
  const id = `${control}-fault`;
  return { id, field: { 'aria-invalid': true, 'aria-describedby': id } as const };
}

/** A labelled uncontrolled field, so that its value survives hydration. */
export function LeadField({ name, label, optional, faults, lines, hideLabel, className, ...rest }: LeadFieldProps) {
  const { inputMode, ...field } = rest;
  const id = useId();
  const message = messageOf(faults, name);
  const shared = {
    ...field,
    id,
    name,
    className: lines ? `${styles.control} ${styles.lines}` : styles.control,
    'aria-required': optional ? undefined : true,
    ...faultMarks(id, message).field,
    suppressHydrationWarning: true,
  };

  return (
    <div className={className}>
      <label className={hideLabel ? hidden.hidden : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.note}>选填</span>}
      </label>
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} inputMode={inputMode} />}
      <FieldFault control={id} message={message} announced={faults[0]?.field === name} />
    </div>
  );
}
