import { RequirementForm } from '@site/shared/forms/requirement-form';
import { trialDays } from '@site/shared/store/site-facts';
import { SheetHead } from '@site/shared/ui/sheet-head';
import { FreshForm } from '@site/shared/ui/fresh-form';
import styles from './trial-sheet.module.css';

/** Duration of the phone form's closing animation, in milliseconds (R9.18). */
export const formClosing = 400;

/**
 * The free trial of phones opens a requirement form: a modal dialog, which the entry script shows (menu-opening.ts).
 * Opening it is intent. Without script the details around it opens and closes it.
 */
export function TrialSheet({ className }: { className: string | undefined }) {
  return (
    <details
      className={styles.sheet}
      data-menu=""
      data-menu-root=""
      data-closing-time={formClosing}
      suppressHydrationWarning
    >
      <summary className={className} data-wake="forms" data-track="trial_click free_trial_click">
        {`免费试用 ${trialDays} 天`}
      </summary>
      <dialog className={styles.dialog} aria-label={`免费试用 ${trialDays} 天`} suppressHydrationWarning>
        <div className={styles.panel}>
          <SheetHead
            title={`免费试用 ${trialDays} 天`}
            intro="留下称呼与手机号，顾问将在 24 小时内联系你并协助开通。"
            close="关闭"
            className={styles.close}
          />
          <FreshForm>
            <RequirementForm form="mobile" submit="提交" />
          </FreshForm>
        </div>
      </dialog>
    </details>
  );
}
