import type { LeadFieldKey } from '../../contract/lead-facts';
import type { LeadFormError } from '../../contract/lead-faults';
import { type AskedField, leadFields, questionsOf } from '../../contract/lead-fields';
import type { LeadForm } from '../../contract/lead-forms';
import { LeadField } from './lead-field';

type LeadFormFieldsProps = {
  form: LeadForm;
  /** What the server found. */
  faults?: readonly LeadFormError[] | undefined;
  /** Values returned by the server, or those that a page begins with. */
  kept?: { [Key in LeadFieldKey]?: string | undefined } | undefined;
  /** Placeholder, instead of the default one. */
  examples?: { [Key in LeadFieldKey]?: string | undefined };
  /** Class of text areas. */
  wide?: string | undefined;
  /** Hides labels visually, for screen readers only. */
  hideLabels?: boolean;
};

/**
 * The specification gives the number a maxlength. Others have none, which would cut what is pasted and count a character as 𠮷 twice:
 * validation reports the length.
 */
function lengthOf({ key }: AskedField): number | undefined {
  return key === 'phone' ? leadFields[key].longest : undefined;
}

/** All fields of a form, in its order. */
export function LeadFormFields(props: LeadFormFieldsProps) {
  const { form, faults = [], kept, examples, wide, hideLabels } = props;
  return questionsOf(form).map((asked) => {
    const { key, label, placeholder, optional = false, lines } = asked;
    return (
      <LeadField
        key={key}
        {...leadFields[key].input}
        name={key}
        label={label}
        optional={optional}
        lines={lines && lines + (kept?.[key] ? 1 : 0)}
        placeholder={examples?.[key] ?? placeholder}
        maxLength={lengthOf(asked)}
        defaultValue={kept?.[key]}
        faults={faults}
        hideLabel={hideLabels}
        className={lines ? wide : undefined}
      />
    );
  });
}
