import styles from './lead-queued.module.css';
import type { LeadFormState } from '../use-lead-form';

/** The notice that a form is queued while offline (docs/faults.md F24). */
export function LeadQueued({ state }: { state: LeadFormState }) {
  return (
    <p className={styles.waiting} role="status">
      {state === 'waiting' && '网络已断开，内容已保留，恢复后自动提交'}
    </p>
  );
}
