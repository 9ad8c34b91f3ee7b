import { useSite } from '@site/shared/store';
import type { LeadForm } from '../contract/lead-forms';
import { callbackName } from '../contract/lead-rules';
import { leadKinds, type LeadSource, plainFields } from '../contract/lead-wire';
import styles from './lead-hidden-fields.module.css';

const named: readonly LeadForm[] = ['quick', 'mobile'];

/** A field that only robots fill in. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={plainFields.honeypot} tabIndex={-1} autoComplete="off" aria-label="请勿填写" />
    </div>
  );
}

/** What spec §3 sends beside the visitor's words, named as there, for the form that is posted without script. */
export function LeadHiddenFields({ form, fromtype = leadKinds[form].fromtype, url: from }: LeadHiddenFieldsProps) {
  const page = useSite((state) => state.fullUrl);
  const values: [string, string][] = [
    ['fromtype', fromtype],
    ['committype', String(leadKinds[form].committype)],
    ['url', from ?? page],
    ...(named.includes(form)
      ? ([
          ['validatecode', ''],
          ['IsSend', '0'],
          ['SourceUrl', ''],
        ] satisfies [string, string][])
      : ([['name', callbackName]] satisfies [string, string][])),
  ];

  return (
    <>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
    </>
  );
}

type LeadHiddenFieldsProps = { form: LeadForm; fromtype?: LeadSource | undefined; url?: string | undefined };
