import { useConsole } from '@site/shared/console/use-console';
import { consoleRoot, deskButton } from '@site/drawings/stages/desk-button';
import { DeskFoot } from '../../drawings/desk-foot';
import { LeadBand } from '../../components/lead-band';
import { setupSentence } from '../../consoles/parts/setup-sentence';
import { setupCopy, setupDesk } from '../../content/home-case/show';
import type { SetupData } from './home-case.loader';
import styles from './home-case-setup.module.css';

const load = () => import(/* webpackChunkName: "console-setup" */ '../../consoles/setup');

function Steps({ setup: { customer, steps } }: { setup: SetupData }) {
  useConsole(setupDesk.name, load);

  return (
    <div className={styles.desk} data-before={setupCopy.before(customer)} {...consoleRoot(setupDesk)}>
      <ul className={styles.steps}>
        {steps.map(({ name, note, count, unit }, index) => (
          <li key={name} className={styles.step} data-step={name} data-unit={unit}>
            <b>{name}</b>
            <span className={styles.note}>{note}</span>
            <span className={styles.stepper}>
              <button {...deskButton(setupDesk.name, 'less', index)} aria-label={setupCopy.less(name)}>
                −
              </button>
              <span className={styles.count}>
                <b data-count="">{count}</b> {unit}
              </span>
              <button {...deskButton(setupDesk.name, 'more', index)} aria-label={setupCopy.more(name)}>
                +
              </button>
            </span>
          </li>
        ))}
      </ul>
      <DeskFoot desk={setupDesk} />
    </div>
  );
}

/** 照着这样播: the set-up of the case in numbers to change; the form asks for it in one sentence, without script too. */
export function CaseSetup({ setup }: { setup: SetupData }) {
  return (
    <LeadBand
      title={setupCopy.title}
      intro={setupCopy.intro}
      card={setupCopy.card}
      asked={setupSentence(setupCopy.before(setup.customer), setup.steps)}
    >
      <Steps setup={setup} />
    </LeadBand>
  );
}
