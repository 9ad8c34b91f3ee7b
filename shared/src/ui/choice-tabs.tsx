import { type ReactNode, useId } from 'react';
import styles from './choice-tabs.module.css';

type ChoiceTabsProps = {
  /** What is chosen, for those who do not see the row. */
  legend: string;
  /** At most six; the first is chosen. `panel` stands below while its tab is chosen. */
  tabs: readonly { name: string; panel: ReactNode }[];
  /** `chips` wrap, `segments` share the width (up to four short names), `line` is words on a line (on phones chips). */
  look?: 'chips' | 'segments' | 'line';
};

/**
 * Tabs without script: radio buttons whose choice the style sheet follows. The choice survives hydration, because React
 * leaves what the visitor has chosen in the document.
 */
export function ChoiceTabs({ legend, tabs, look = 'chips' }: ChoiceTabsProps) {
  const id = useId();

  return (
    <fieldset className={look === 'line' ? `${styles.tabs} ${styles.line}` : styles.tabs}>
      <legend className={styles.legend}>{legend}</legend>
      {tabs.map(({ name }, index) => (
        <input
          key={name}
          className={styles.choice}
          type="radio"
          id={`${id}${index}`}
          name={id}
          defaultChecked={index === 0}
        />
      ))}
      <div className={look === 'segments' ? styles.segments : styles.chips}>
        {tabs.map(({ name }, index) => (
          <label key={name} className={styles.tab} htmlFor={`${id}${index}`}>
            {name}
          </label>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ name, panel }) => (
          <div key={name} className={styles.panel}>
            {panel}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
