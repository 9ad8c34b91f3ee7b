import { ALargeSmall } from 'lucide-react';
import styles from './display-button.module.css';

type DisplayButtonProps = {
  className?: string | undefined;
  /** The sign alone, for the bar. */
  sign?: boolean;
};

/** Opens the display settings; shown only where the entry script can do so. */
export function DisplayButton({ className = '', sign = false }: DisplayButtonProps) {
  return (
    <button
      className={`${styles.button} ${className}`.trim()}
      type="button"
      data-island="display"
      aria-haspopup="dialog"
      {...(sign && { 'aria-label': '大字版与显示设置' })}
    >
      {sign ? <ALargeSmall size={22} aria-hidden="true" /> : '大字版'}
    </button>
  );
}
