import { eachSupportField } from '@site/shared/contract/support-fields';
import { SupportForm } from '@site/shared/forms/support-form';
import { SupportReceipt } from '@site/shared/forms/support-receipt';
import type { PageHandle } from '@site/shared/page/page-handle';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import type { AnsweredSupport } from '../posted-answers';
import styles from '../form-page.module.css';

export const handle: PageHandle<AnsweredSupport> = {
  layout: 'no-float',
  indexed: false,
  cacheSeconds: 0,
  head: ({ caseNumber }, { site }) => ({
    title: `${caseNumber ? '已收到你的问题' : '还差一步'}-${site.brand}`,
    description: '值班同事会查这一场的日志，再回电给你。',
    canonical: '/help/helpCenter',
    noindex: true,
  }),
};

const nothing: AnsweredSupport = {
  ...{ fields: eachSupportField(() => ''), faults: [], message: '', url: '' },
  ...{ caseNumber: '', reply: '' },
};

/** Only the answer to a posted form has one. */
export function loader({ context }: LoaderFunctionArgs): AnsweredSupport {
  return (context as { support?: AnsweredSupport } | undefined)?.support ?? nothing;
}

/** What a support form without script is answered with: the number of the case, or itself with its fields kept. */
export function Component() {
  const { fields, faults, message, url, caseNumber, reply } = useLoaderData<typeof loader>();

  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <h1 className={styles.title}>{caseNumber ? '问题已交给值班同事' : '还差一步，内容已为你保留'}</h1>
        {caseNumber ? (
          <SupportReceipt caseNumber={caseNumber} reply={reply} />
        ) : (
          <SupportForm fields={fields} kept={{ faults, message, url }} />
        )}
      </div>
    </section>
  );
}
