import { X } from 'lucide-react';
import styles from './sheet-head.module.css';

type SheetHeadProps = {
  title: string;
  intro: string;
  /** Name of the button that closes the dialog. */
  close: string;
  /** Places that button in its corner. */
  className: string | undefined;
};

/** What a sheet begins with: the button that closes it, its title and a sentence. */
export function SheetHead({ title, intro, close, className = '' }: SheetHeadProps) {
  return (
    <>
      <button className={`${styles.close} ${className}`} type="button" aria-label={close} data-dialog-close="">
        <X size={24} aria-hidden="true" />
      </button>
      <p className={styles.title}>{title}</p>
      <p className={styles.intro}>{intro}</p>
    </>
  );
}
