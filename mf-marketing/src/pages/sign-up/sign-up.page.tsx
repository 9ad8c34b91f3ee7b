import { listCallbackTimes } from '@site/shared/calls/callback-times';
import { OffHours } from '@site/shared/forms/off-hours';
import { RequirementForm } from '@site/shared/forms/requirement-form';
import { WishField } from '@site/shared/forms/wish-field';
import { fetchListBlock } from '@site/shared/page/answers';
import type { PageHandle } from '@site/shared/page/page-handle';
import { trialLink } from '@site/shared/store/login-address';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ContactPhone } from '@site/shared/ui/contact';
import { Check, Phone } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { signUpCopy as text } from '../../content/sign-up';
import styles from './sign-up.module.css';

const crumbs = [
  { name: '首页', link: '/' },
  { name: text.crumb, link: '/home/signUp' },
];

type SignUpData = {
  /** The half-hours in which somebody can be called. */
  times: string[];
};

export async function loader(): Promise<SignUpData> {
  return { times: await fetchListBlock(listCallbackTimes, {}) };
}

export const handle: PageHandle<SignUpData> = {
  layout: 'no-float',
  head: (_, { site }) => ({ ...text.head, title: `${text.head.title}-${site.brand}`, breadcrumb: crumbs }),
};

/** Seven days as a line from the call to the decision. */
function Days() {
  return (
    <ol className={styles.days}>
      {text.days.map(({ when, what, how }) => (
        <li key={when} className={styles.day}>
          <span className={styles.when}>{when}</span>
          <span>
            <b className={styles.what}>{what}</b>
            {how}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Card({ times }: SignUpData) {
  return (
    <div className={styles.card} id="lead">
      <h2 className={styles.cardTitle}>{text.card.title}</h2>
      <OffHours />
      <RequirementForm form="quick" submit={text.card.submit}>
        {times.length > 0 && <WishField choices={times} />}
      </RequirementForm>
      <p className={styles.ways}>
        <span>
          {text.ready.ask}
          <a className={styles.way} href={trialLink} data-login="">
            {text.ready.link}
          </a>
        </span>
        <ContactPhone>
          {(phone, address) => (
            <span>
              <Phone className={styles.phone} size={16} aria-hidden="true" />
              <a className={styles.way} href={address}>
                {phone}
              </a>
              <ConsultationTimes />
            </span>
          )}
        </ContactPhone>
      </p>
    </div>
  );
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <section className={styles.place}>
      <div className={styles.inner}>
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbs} />
        </div>
        <div className={styles.promise}>
          <h1 className={styles.title}>
            <TitleLines lines={text.title} />
          </h1>
          <p className={styles.intro}>{text.intro}</p>
          <ul className={styles.checks}>
            {text.promises.map((promise) => (
              <li key={promise} className={styles.check}>
                <Check size={18} aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <Card {...data} />
        <Days />
      </div>
    </section>
  );
}
