import { Button } from '@site/shared/ui/button';
import { ContactPhone } from '@site/shared/ui/contact';
import { ChevronDown, Printer } from 'lucide-react';
import { triageCopy } from '../../content/help-center/triage';
import type { Symptom } from '../../content/help-center/symptom';
import { triedLine } from '../../content/help-center/symptoms';
import { SymptomIcon } from './help-center-symptom-icon';
import { Test } from './help-center-triage-test';
import styles from './help-center-triage-symptom.module.css';

type Props = { symptom: Symptom; onHuman: (symptom: Symptom) => void };

/** What is printed below a sheet: the phone works when nothing else does. */
function SheetFoot() {
  return (
    <p className={styles.foot}>
      <ContactPhone>
        {(phone) => (
          <>
            {triageCopy.sheet}
            {phone}
          </>
        )}
      </ContactPhone>
    </p>
  );
}

/** The sheet of one symptom: its steps in order, and at their end somebody who helps. */
export function SymptomSheet({ symptom, onHuman }: Props) {
  const { id, icon, name, seen, tests } = symptom;
  const human = () => onHuman(symptom);

  return (
    <details id={id} className={styles.symptom} name="triage" suppressHydrationWarning>
      <summary className={styles.summary}>
        <SymptomIcon name={icon} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.seen}>{seen}</span>
        </span>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </summary>
      <ol className={styles.tests}>
        {tests.map((test, index) => (
          <Test
            key={test.look}
            test={test}
            step={index + 1}
            last={index === tests.length - 1}
            tried={triedLine(symptom, test.fix)}
          />
        ))}
        <li className={styles.end}>
          <p>{triageCopy.done}</p>
          <Button href="#support" look="brand" onClick={human}>
            {triageCopy.human}
          </Button>
        </li>
      </ol>
      <p className={styles.tools}>
        <a href="#support" onClick={human}>
          {triageCopy.direct}
        </a>
        <button type="button" data-needs-script="" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {triageCopy.print}
        </button>
      </p>
      <SheetFoot />
    </details>
  );
}
