import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { liveCheckCopy } from '../../content/live-check/page';
import styles from './check-card.module.css';

export type Verdict = keyof typeof liveCheckCopy.states;

type Props = {
  id: string;
  icon: LucideIcon;
  copy: { name: string; what: string; how?: string; byHand: string };
  verdict: Verdict | undefined;
  /** What is pressed; without script it is not there. */
  actions: ReactNode;
  /** What the check shows: of one height before, while and after it runs. */
  children?: ReactNode;
  /** What is said of it, aloud too; its room is there before. */
  said?: ReactNode;
};

/** One check: what it looks at, its button, its finding, and how to look without it. */
export function CheckCard({ id, icon: Icon, copy, verdict, actions, children, said }: Props) {
  return (
    <li className={styles.card} data-verdict={verdict}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon size={22} aria-hidden="true" />
        </span>
        <h2 className={styles.name} id={id}>
          {copy.name}
        </h2>
        {verdict && <span className={styles.verdict}>{liveCheckCopy.states[verdict]}</span>}
      </div>
      <p className={styles.what}>{copy.what}</p>
      {copy.how && <p className={styles.how}>{copy.how}</p>}
      <div className={styles.said} role="status" aria-labelledby={id}>
        {said || <p className={styles.waiting}>{liveCheckCopy.waiting}</p>}
      </div>
      {children}
      <div className={styles.actions}>{actions}</div>
      <p className={styles.byHand}>
        <b>{liveCheckCopy.byHand}</b>
        {copy.byHand}
      </p>
    </li>
  );
}
