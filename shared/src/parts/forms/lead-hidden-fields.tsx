import { useSite, readSite } from '@site/shared/store';
import { plainFields } from '../../contract/lead-forms';
import type { LeadSource } from '../../contract/lead-wire';
import type { Filling } from '../../forms/island/read-form';
import styles from './lead-hidden-fields.module.css';

/** The honeypot field. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={plainFields.honeypot} tabIndex={-1} autoComplete="off" aria-label="请勿填写" />
    </div>
  );
}

type LeadHiddenFieldsProps = {
  /** Where the lead comes from, on pages whose forms have another source than their kind. */
  fromtype?: LeadSource | undefined;
  /** Of a form that came back: the page that it was sent from. */
  url?: string | undefined;
  /** What the button says, where pages have different ones. */
  ask?: string | undefined;
};

/**
 * What shell and island cannot know by the form's name, as hidden inputs, which a form without script posts as they are; they add
 * the constants of its call (`leadBody`).
 */
export function LeadHiddenFields({ fromtype, url, ask }: LeadHiddenFieldsProps) {
  const page = readSite((state) => state.fullUrl);
  const filling: Filling = useSite((state) => state.site.campaignInLeads) ? 'campaign' : 'page';
  return (
    <>
      {fromtype && <input type="hidden" name="fromtype" value={fromtype} />}
      <input type="hidden" name="url" value={url ?? page} data-fill={url === undefined ? filling : undefined} />
      {ask && <input type="hidden" name={plainFields.ask} value={ask} />}
      <Honeypot />
    </>
  );
}
