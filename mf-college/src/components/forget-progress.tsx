import { ToolButton } from '@site/shared/ui/tool-button';
import { Eraser, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { collegeCopy } from '../content/college';
import styles from './forget-progress.module.css';
import { forgetLearnt } from './lecture-progress';
import { useLearnt } from './use-learnt';

/**
 * Says where progress is kept, shows it and clears it. The first press of a control hydrates the page and is then repeated.
 * With one button for both, that repetition would clear: so showing and clearing are two buttons in the same place. Until a
 * visitor has pressed something the words are those that were served.
 */
export function ForgetProgress() {
  const [status, setStatus] = useState('');
  const some = useLearnt().length > 0;
  const { kept, none, show, forget, forgotten } = collegeCopy.progress;
  const report = () => {
    if (!some) setStatus(none);
  };
  const clear = () => {
    forgetLearnt();
    setStatus(forgotten);
  };

  return (
    <div className={styles.line}>
      <p role="status">{some ? kept : status || kept}</p>
      <div className={styles.buttons}>
        <span className={some ? styles.absent : undefined}>
          <ToolButton Icon={ListChecks} onClick={report}>
            {show}
          </ToolButton>
        </span>
        <span className={some ? undefined : styles.absent}>
          <ToolButton Icon={Eraser} onClick={clear}>
            {forget}
          </ToolButton>
        </span>
      </div>
    </div>
  );
}
