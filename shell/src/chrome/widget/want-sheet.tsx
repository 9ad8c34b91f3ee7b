import { RequirementForm } from '@site/shared/forms/requirement-form';
import type { PageAsk } from '@site/shared/page/page-asks';
import { trialDays } from '@site/shared/contract/fixed-promises';
import { SheetHead } from '@site/shared/ui/sheet-head';
import { FreshForm } from '@site/shared/ui/fresh-form';
import styles from './want-sheet.module.css';
import { usePageAsk } from './use-page-ask';

/** Duration of the phone form's closing animation, in milliseconds (R9.18). */
export const formClosing = 400;

const trial = {
  want: `免费试用 ${trialDays} 天`,
  title: `免费试用 ${trialDays} 天`,
  intro: '留下称呼与手机号，顾问将在 24 小时内联系你并协助开通。',
  submit: '提交',
  example: undefined,
  track: 'trial_click free_trial_click',
};

function wordsOf(ask: PageAsk) {
  if (ask === 'trial') return trial;
  const intro = '留下称呼与手机号，顾问将在 24 小时内联系你。';
  return { ...ask, intro, submit: ask.want, track: undefined };
}

/**
 * What the page asks for, on phones: opens a requirement form, a modal dialog, which the entry script shows (menu-opening.ts).
 * Opening it is intent. Without script the details around it opens and closes it.
 */
export function WantSheet({ className }: { className: string | undefined }) {
  const { want, title, intro, submit, example, track } = wordsOf(usePageAsk());
  return (
    <details
      className={styles.sheet}
      data-menu=""
      data-menu-root=""
      data-closing-time={formClosing}
      suppressHydrationWarning
    >
      <summary className={className} data-island="forms" data-track={track}>
        {want}
      </summary>
      <dialog className={styles.dialog} aria-label={title} suppressHydrationWarning>
        <div className={styles.panel}>
          <SheetHead title={title} intro={intro} close="关闭" className={styles.close} />
          <FreshForm>
            <RequirementForm form="mobile" submit={submit} example={example} />
          </FreshForm>
        </div>
      </dialog>
    </details>
  );
}
