import { MobileForm } from '@site/shared/forms/mobile-form';
import { trialDays } from '@site/shared/store/site-facts';
import { showToast, Toast } from '@site/shared/ui/toast';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { closeMenu } from '../header/menu-dismissal';
import styles from './trial-sheet.module.css';

/** Duration of the phone form's closing animation, in milliseconds (R9.18). */
export const formClosing = 400;

/**
 * The free trial of phones opens a requirement form. Opening and closing are the browser's own, as in the
 * phone question: the cross and the darkened page are parts of the summary.
 */
export function TrialSheet({ className }: { className: string | undefined }) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const toast = useRef<HTMLParagraphElement>(null);
  const finish = (text: string) => {
    showToast({ elem: toast.current, text });
    if (sheet.current) closeMenu(sheet.current);
  };

  return (
    <>
      <details
        ref={sheet}
        className={styles.sheet}
        data-menu=""
        data-menu-root=""
        data-closing-time={formClosing}
        suppressHydrationWarning
      >
        <summary className={className} data-track="trial_click free_trial_click">
          免费试用 {trialDays} 天
          <span className={styles.close}>
            <X size={24} aria-hidden="true" />
            <VisuallyHidden>关闭</VisuallyHidden>
          </span>
        </summary>
        <div className={styles.panel} role="group" aria-label={`免费试用 ${trialDays} 天`}>
          <p className={styles.title}>免费试用 {trialDays} 天</p>
          <p className={styles.intro}>留下称呼与手机号，顾问将在 24 小时内联系你并协助开通。</p>
          <MobileForm submit="提交" onBooked={finish} />
        </div>
      </details>
      <Toast ref={toast} />
    </>
  );
}
