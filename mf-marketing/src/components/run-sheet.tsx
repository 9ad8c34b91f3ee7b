import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import type { Lines, RunPhase, RunStep } from '../content/product-page';
import styles from './run-sheet.module.css';

function Step({ when, what, who, tool }: RunStep) {
  return (
    <tr className={styles.step} role="row">
      <th className={styles.when} scope="row" role="rowheader">
        {when}
      </th>
      <td className={styles.what} role="cell">
        {what}
      </td>
      <td className={styles.who} role="cell">
        {who}
      </td>
      <td className={styles.tool} role="cell">
        {tool}
      </td>
    </tr>
  );
}

type RunSheetProps = { id?: string; title: Lines; intro: string; phases: readonly RunPhase[] };

/** Before, during and after a show as the sheet that people work from. Roles stand for the table where phones restyle it. */
export function RunSheet({ id, title, intro, phases }: RunSheetProps) {
  return (
    <Section {...(id && { id })} ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <table className={styles.sheet} role="table">
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {['时间', '做什么', '谁来做', '用到的功能'].map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {phases.map(({ name, span, steps }, index) => (
          <tbody key={name} className={index === 1 ? `${styles.phase} ${styles.onAir}` : styles.phase} role="rowgroup">
            <tr className={styles.name} role="row">
              <th colSpan={4} scope="rowgroup" role="rowheader">
                {name}
                <span className={styles.span}>{span}</span>
              </th>
            </tr>
            {steps.map((step) => (
              <Step key={step.when} {...step} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
