import { Button } from '@site/shared/ui/button';
import { AppWindow, Check, Minus, X } from 'lucide-react';
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

const names = Object.keys(copy.needs) as Need[];
const looks = {
  open: { Icon: Minus, className: undefined, word: '' },
  has: { Icon: Check, className: styles.has, word: `：${copy.has}` },
  lacks: { Icon: X, className: styles.lacks, word: `：${copy.lacks}` },
};

function lookOf(has: boolean | undefined): keyof typeof looks {
  if (has === undefined) return 'open';
  return has ? 'has' : 'lacks';
}

/** What is needed is listed before it is looked for. */
function Needs({ needs = [] }: { needs: readonly [Need, boolean][] | undefined }) {
  const found = new Map(needs);
  return (
    <ul className={styles.needs}>
      {names.map((need) => {
        const { Icon, className, word } = looks[lookOf(found.get(need))];
        return (
          <li key={need} className={className}>
            <Icon size={18} aria-hidden="true" />
            {copy.needs[need]}
            {word}
          </li>
        );
      })}
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
      <Needs needs={needs} />
    </CheckCard>
  );
}
