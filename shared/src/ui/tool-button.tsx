import type { LucideIcon } from 'lucide-react';
import type { EventCode } from '../contract/tracking';
import styles from './tool-button.module.css';

type ToolButtonProps = {
  Icon: LucideIcon;
  /** Tracking code of a click (docs/contracts/tracking.md). */
  track?: EventCode;
  onClick: () => void;
  children: string;
};

/** A small action beside an article, such as copying its address; it does nothing before the page's script runs. */
export function ToolButton({ Icon, track, onClick, children }: ToolButtonProps) {
  return (
    <button className={styles.tool} type="button" onClick={onClick} data-needs-script="" data-track={track}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </button>
  );
}
