import { SheetHead } from '../../ui/sheet-head';
import { supportCopy } from './support-copy';
import { sheetClosing } from './sheet-closing';
import { SupportForm, type SupportFormProps } from '../../forms/support-form';
import styles from './support-sheet.module.css';

type SupportSheetProps = Pick<SupportFormProps, 'fields'> & {
  summary?: string | undefined;
  className?: string | undefined;
};

/**
 * The support form behind a button: a modal dialog, which the entry script shows (menu-opening.ts), also for links with
 * `data-opens-sheet`. Without script the details opens in its place.
 */
export function SupportSheet({ fields, summary = supportCopy.open, className }: SupportSheetProps) {
  return (
    <details
      className={styles.sheet}
      data-menu=""
      data-menu-root=""
      data-closing-time={sheetClosing}
      suppressHydrationWarning
    >
      <summary className={`${styles.summary} ${className ?? ''}`} data-island="forms" data-track="consult_click">
        {summary}
      </summary>
      <dialog className={styles.dialog} aria-label={supportCopy.sheet} suppressHydrationWarning>
        <div className={styles.panel}>
          <SheetHead
            title={supportCopy.sheet}
            intro={supportCopy.intro}
            close={supportCopy.close}
            className={styles.close}
          />
          <SupportForm fields={fields} />
        </div>
      </dialog>
    </details>
  );
}
