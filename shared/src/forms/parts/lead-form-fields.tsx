import {
  type AskedField,
  type LeadFieldKey,
  type LeadFields,
  leadFields,
  questionsOf,
} from '../../contract/lead-fields';
import type { LeadForm } from '../../contract/lead-forms';
import type { LeadFormError } from '../../contract/lead-wire';
import { LeadField } from './lead-field';

type LeadFormFieldsProps = {
  form: LeadForm;
  fault: LeadFormError | undefined;
  /** Values returned by the server. */
  kept?: LeadFields | undefined;
  /** Placeholder, instead of the default one. */
  examples?: { [Key in LeadFieldKey]?: string | undefined };
  /** Class of text areas. */
  wide?: string | undefined;
  /** Hides labels visually, for screen readers only. */
  hideLabels?: boolean;
  /** Called on blur of a field. */
  onLeave?: (key: LeadFieldKey) => void;
};

/** Text areas have no maxlength, which would cut pasted text: validation reports the length. */
function lengthOf({ key, lines }: AskedField): number | undefined {
  return lines ? undefined : leadFields[key].longest;
}

/** All fields of a form, in its order. */
export function LeadFormFields({ form, fault, kept, examples, wide, hideLabels, onLeave }: LeadFormFieldsProps) {
  return questionsOf(form).map((asked) => {
    const { key, label, placeholder, missing, lines } = asked;
    return (
      <LeadField
        key={key}
        {...leadFields[key].input}
        name={key}
        label={label}
        note={missing ? undefined : '选填'}
        required={missing ? true : undefined}
        lines={lines}
        placeholder={examples?.[key] ?? placeholder}
        maxLength={lengthOf(asked)}
        defaultValue={kept?.[key]}
        fault={fault}
        hideLabel={hideLabels}
        className={lines ? wide : undefined}
        onBlur={onLeave && (() => onLeave(key))}
      />
    );
  });
}
