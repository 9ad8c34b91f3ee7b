import styles from './lead-waiting.module.css';
import type { LeadFormState } from './use-lead-form';

/** Tells that nothing is lost while the network is away (faults.md F24). */
export function LeadWaiting({ state }: { state: LeadFormState }) {
  return (
    <p className={styles.waiting} role="status">
      {state === 'waiting' && '网络已断开，内容已保留，恢复后自动提交'}
    </p>
  );
}
