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
      <span className={styles.tool} role="cell">
        {tool}
      </span>
    </div>
  );
}

type RunSheetProps = { id?: string; title: Lines; intro: string; phases: readonly RunPhase[] };

/**
 * Before, during and after a live stream as a run sheet. A table by its roles and not by its elements:
 * phones lay its rows out as blocks, and Safari takes the table away from table elements that are.
 */
export function RunSheet({ id, title, intro, phases }: RunSheetProps) {
  return (
    <SplitSection id={id} ground="dark" title={title} intro={intro}>
      <div role="table" aria-label={title.join('')}>
        <div className={hidden.hidden} role="rowgroup">
          <div role="row">
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {column}
              </span>
            ))}
          </div>
        </div>
        {phases.map(({ name, span, steps }, index) => (
          <div key={name} className={index === 1 ? `${styles.phase} ${styles.onAir}` : styles.phase} role="rowgroup">
            <div className={styles.name} role="row">
              <b role="rowheader" aria-colspan={columns.length}>
                {name}
                <span className={styles.span}>{span}</span>
              </b>
            </div>
            {steps.map((step) => (
              <Step key={step.when} {...step} />
            ))}
          </div>
        ))}
      </div>
    </SplitSection>
  );
}
