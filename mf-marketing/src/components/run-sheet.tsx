import { SwipeRow } from '@site/shared/ui/swipe-row';
import hidden from '@site/shared/ui/visually-hidden.module.css';
import type { Lines, RunPhase, RunStep } from '../content/product-page';
import styles from './run-sheet.module.css';
import { SplitSection } from './split-section';

const columns = ['时间', '做什么', '谁来做', '用到的功能'];

function Step({ when, what, who, tool }: RunStep) {
  return (
    <div className={styles.step} role="row">
      <span className={styles.when} role="rowheader">
        {when}
      </span>
      <span className={styles.what} role="cell">
        {what}
      </span>
      <span className={styles.who} role="cell">
        {who}
      </span>
      <span role="cell">{tool}</span>
    </div>
  );
}

function Phase({ phase: { name, span, steps }, onAir }: { phase: RunPhase; onAir: boolean }) {
  return (
    <div className={onAir ? `${styles.phase} ${styles.onAir}` : styles.phase}>
      <h3 className={styles.name}>
        {name}
        <span className={styles.span}>{span}</span>
      </h3>
      <div role="table" aria-label={name}>
        <div className={hidden.hidden} role="rowgroup">
          <div role="row">
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {column}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.steps} role="rowgroup">
          {steps.map((step) => (
            <Step key={step.when} {...step} />
          ))}
        </div>
      </div>
    </div>
  );
}

type RunSheetProps = { id?: string; title: Lines; intro: string; phases: readonly RunPhase[] };

/**
 * Before, during and after a live stream as a run sheet; on phones the phases are swiped. Tables by their roles and not by
 * their elements: phones lay rows out as blocks, and Safari takes the table away from table elements that are.
 */
export function RunSheet({ id, title, intro, phases }: RunSheetProps) {
  return (
    <SplitSection id={id} ground="dark" title={title} intro={intro}>
      <SwipeRow label={title.join('')} ordered still columnsFrom="tablet" className={styles.sheet}>
        {phases.map((phase, index) => (
          <Phase key={phase.name} phase={phase} onAir={index === 1} />
        ))}
      </SwipeRow>
    </SplitSection>
  );
}
