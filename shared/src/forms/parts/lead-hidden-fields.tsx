import { useSite } from '@site/shared/store';
import { constantsOf } from '../../contract/lead-fields';
import { type LeadForm, requirementForms } from '../../contract/lead-forms';
import { leadKinds, type LeadSource, plainFields, requirementFacts } from '../../contract/lead-wire';
import styles from './lead-hidden-fields.module.css';

/** The honeypot field. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={plainFields.honeypot} tabIndex={-1} autoComplete="off" aria-label="请勿填写" />
    </div>
  );
}

/** The other fields of a lead call as hidden inputs, for a form that is posted without script. */
export function LeadHiddenFields({ form, fromtype = leadKinds[form].fromtype, url: from }: LeadHiddenFieldsProps) {
  const page = useSite((state) => state.fullUrl);
  const values = {
    fromtype,
    committype: leadKinds[form].committype,
    url: from ?? page,
    ...(requirementForms.includes(form) && requirementFacts('')),
    ...constantsOf(form),
  };

  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
    </>
  );
}

type LeadHiddenFieldsProps = { form: LeadForm; fromtype?: LeadSource | undefined; url?: string | undefined };
