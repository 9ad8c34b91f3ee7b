import { Button } from '@site/shared/ui/button';
import { AppWindow, Check, X } from 'lucide-react';
import { useState } from 'react';
import { browserCopy as copy } from '../../content/live-check/line';
import { browserNeeds, type Need } from './browser-needs';
import { CheckCard, type Verdict } from './check-card';
import styles from './device-view.module.css';

function verdictOf(needs: readonly [Need, boolean][]): Verdict {
  const lacking = needs.filter(([, has]) => !has).map(([need]) => need);
  if (lacking.length === 0) return 'good';
  return lacking.every((need) => need === 'screen') ? 'fair' : 'bad';
}

function Needs({ needs }: { needs: readonly [Need, boolean][] }) {
  return (
    <ul className={styles.needs}>
      {needs.map(([need, has]) => (
        <li key={need} className={has ? styles.has : styles.lacks}>
          {has ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
          {copy.needs[need]}：{has ? copy.has : copy.lacks}
        </li>
      ))}
    </ul>
  );
}

export function BrowserCheck() {
  const [needs, setNeeds] = useState<[Need, boolean][]>();
  const verdict = needs && verdictOf(needs);

  return (
    <CheckCard
      id="check-browser"
      icon={AppWindow}
      copy={copy}
      verdict={verdict}
      said={verdict && <p>{copy[verdict]}</p>}
      actions={
        <Button data-needs-script look="brand" onClick={() => setNeeds(browserNeeds())}>
          {copy.start}
        </Button>
      }
    >
      {needs && <Needs needs={needs} />}
    </CheckCard>
  );
}
