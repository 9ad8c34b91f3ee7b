import { useSite, readSite } from '@site/shared/store';
import { constantsOf } from '../../contract/lead-fields';
import { type LeadForm, plainFields, requirementForms } from '../../contract/lead-forms';
import { leadKinds, type LeadSource, requirementFacts } from '../../contract/lead-wire';
import type { Filling } from '../woken/read-form';
import styles from './lead-hidden-fields.module.css';

/** The honeypot field. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={plainFields.honeypot} tabIndex={-1} autoComplete="off" aria-label="请勿填写" />
    </div>
  );
}

/** What the wake file fills a hidden field with; the page of a form that came back is the one that it was sent from. */
function fillingOf(name: string, kept: boolean, campaign: boolean): Filling | undefined {
  if (name === 'SourceUrl') return 'source';
  if (name !== 'url' || kept) return undefined;
  return campaign ? 'campaign' : 'page';
}

type LeadHiddenFieldsProps = {
  form: LeadForm;
  fromtype?: LeadSource | undefined;
  url?: string | undefined;
  /** What the button says, where pages have different ones. */
  ask?: string | undefined;
};

/** The other fields of a lead call as hidden inputs, which a form without script posts as they are. */
export function LeadHiddenFields(props: LeadHiddenFieldsProps) {
  const { form, fromtype = leadKinds[form].fromtype, url: from, ask } = props;
  const page = readSite((state) => state.fullUrl);
  const campaign = useSite((state) => state.site.campaignInLeads);
  const values = {
    fromtype,
    committype: leadKinds[form].committype,
    url: from ?? page,
    ...(requirementForms.includes(form) && requirementFacts('')),
    ...constantsOf(form),
    ...(ask && { [plainFields.ask]: ask }),
  };

  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={value}
          data-number={typeof value === 'number' ? '' : undefined}
          data-fill={fillingOf(name, from !== undefined, campaign)}
        />
      ))}
      <Honeypot />
    </>
  );
}
