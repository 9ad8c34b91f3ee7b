import { CallbackCard } from '@site/shared/forms/callback-card';
import type { KeptLead } from '@site/shared/forms/kept-lead';
import { RequirementForm } from '@site/shared/forms/requirement-form';
import { ReservationForm } from '@site/shared/forms/reservation-form';
import { WishField } from '@site/shared/forms/wish-field';
import { eachLeadField } from '@site/shared/contract/lead-fields';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { PageHandle } from '@site/shared/page/page-handle';
import { ContactPhone } from '@site/shared/ui/contact';
import { CircleAlert } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import type { AnsweredLead, RefusedLead } from '../posted-answers';
import page from '../form-page.module.css';
import styles from './lead-form.module.css';
import { LeadReceipt } from './lead-receipt';

export const handle: PageHandle<AnsweredLead> = {
  layout: 'no-float',
  indexed: false,
  cacheSeconds: 0,
  head: ({ booked }, { site }) => ({
    title: `${booked ? '预约已收到' : '请补充后再提交'}-${site.brand}`,
    description: booked ? '顾问会按约定回电；凭回电码可以改时间或取消。' : '已保留你填写的内容，改好标出的一项再提交。',
    canonical: '/home/signUp',
    noindex: true,
  }),
};

/** The form as the visitor sent it, or its receipt; only the answer to a form without script has one. */
export function loader({ context }: LoaderFunctionArgs): AnsweredLead {
  return (context as { lead?: AnsweredLead } | undefined)?.lead ?? { form: 'quick', message: '', kept: nothing };
}

const nothing: KeptLead = { fields: eachLeadField(() => ''), consented: false, faults: [], url: '', ask: '' };

/** Of a form that asks for it. One that cannot be kept is not chosen again. */
function KeptWish({ kept: { wish, faults } }: { kept: KeptLead }) {
  if (!wish) return null;
  const fault = faults.find(({ field }) => field === 'wish')?.message;
  return <WishField choices={wish.choices} value={wish.choices.includes(wish.value) ? wish.value : ''} fault={fault} />;
}

const forms: Record<LeadForm, (props: { kept: KeptLead }) => React.ReactNode> = {
  quick: ({ kept }) => (
    <RequirementForm form="quick" kept={kept}>
      <KeptWish kept={kept} />
    </RequirementForm>
  ),
  mobile: ({ kept }) => (
    <RequirementForm form="mobile" kept={kept} legacy={kept.legacy}>
      <KeptWish kept={kept} />
    </RequirementForm>
  ),
  callback: CallbackCard,
  'bottom-bar': ReservationForm,
};

function Refused({ form, message, kept }: RefusedLead) {
  const Form = forms[form];
  return (
    <>
      <h1 className={page.title}>还差一步，内容已为你保留</h1>
      {kept.faults.length === 0 && message && (
        <p className={page.message} role="alert">
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
    </>
  );
}

/** What a plain form is answered with: its receipt or, where it cannot be booked yet, itself with its fields kept. */
export function Component() {
  const lead = useLoaderData<typeof loader>();

  return (
    <section className={page.place}>
      <div className={page.card}>
        {lead.booked ? (
          <>
            <h1 className={page.title}>{leadKinds[lead.form].booked}</h1>
            <LeadReceipt {...lead} />
          </>
        ) : (
          <Refused {...lead} />
        )}
      </div>
    </section>
  );
}
