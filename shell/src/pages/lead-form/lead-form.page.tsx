import { CallbackCard } from '@site/shared/forms/callback-card';
import type { KeptLead } from '@site/shared/forms/kept-lead';
import { RequirementForm } from '@site/shared/forms/requirement-form';
import { ReservationForm } from '@site/shared/forms/reservation-form';
import { eachLeadField } from '@site/shared/contract/lead-fields';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import type { PageHandle } from '@site/shared/page/page-handle';
import { ContactPhone } from '@site/shared/ui/contact';
import { CircleAlert } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import type { RefusedLead } from '../../remotes/worker-messages';
import page from '../form-page.module.css';
import styles from './lead-form.module.css';

export const handle: PageHandle<RefusedLead> = {
  layout: 'no-float',
  indexed: false,
  cacheSeconds: 0,
  head: (_, { site }) => ({
    title: `请补充后再提交-${site.brand}`,
    description: '已保留你填写的内容，改好标出的一项再提交。',
    canonical: '/home/signUp',
    noindex: true,
  }),
};

/** The form as the visitor sent it; only the answer to a form without script has one. */
export function loader({ context }: LoaderFunctionArgs): RefusedLead {
  return (context as { lead?: RefusedLead } | undefined)?.lead ?? { form: 'quick', message: '', kept: nothing };
}

const nothing: KeptLead = { fields: eachLeadField(() => ''), consented: false, faults: [], url: '', ask: '' };

const forms: Record<LeadForm, (props: { kept: KeptLead }) => React.ReactNode> = {
  quick: ({ kept }) => <RequirementForm form="quick" kept={kept} />,
  mobile: ({ kept }) => <RequirementForm form="mobile" kept={kept} legacy={kept.legacy} />,
  callback: CallbackCard,
  'bottom-bar': ReservationForm,
};

/** What a plain form gets when it cannot be booked yet: itself, with its fields kept. */
export function Component() {
  const { form, message, kept } = useLoaderData<typeof loader>();
  const Form = forms[form];

  return (
    <section className={page.place}>
      <div className={page.card}>
        <h1 className={page.title}>还差一步，内容已为你保留</h1>
        {kept.faults.length === 0 && message && (
          <p className={styles.message} role="alert">
            <CircleAlert size={20} aria-hidden="true" />
            {message}
          </p>
        )}
        <Form kept={kept} />
        <ContactPhone>
          {(phone, address) => (
            <p className={styles.call}>
              也可以直接致电 <a href={address}>{phone}</a>
            </p>
          )}
        </ContactPhone>
      </div>
    </section>
  );
}
