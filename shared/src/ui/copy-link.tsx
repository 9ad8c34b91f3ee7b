import { Check, Link2, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toastTime } from '../store/site-facts';
import styles from './copy-link.module.css';
import { copyText } from './copy-text';
import { ToolButton } from './tool-button';

/** Messages of copying (R8.13, R8.14). */
const outcomes = {
  copied: { text: '复制成功', Icon: Check },
  failed: { text: '复制失败', Icon: TriangleAlert },
} as const;

type Outcome = keyof typeof outcomes;

function Message({ outcome }: { outcome: Outcome }) {
  const { text, Icon } = outcomes[outcome];
  return (
    <span className={`${styles.toast} ${styles[outcome]}`}>
      <Icon size={16} aria-hidden="true" />
      {text}
    </span>
  );
}

/** Copies the page's address without query and anchor. It needs script, so it is gone where there is none. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), toastTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const { origin, pathname } = window.location;
    setOutcome((await copyText(origin + pathname)) ? 'copied' : 'failed');
  }

  return (
    <span className={styles.place}>
      <ToolButton Icon={Link2} onClick={copy} track="share_click">
        复制链接
      </ToolButton>
      <span className={styles.outcome} role="status">
        {outcome && <Message outcome={outcome} />}
      </span>
    </span>
  );
}
