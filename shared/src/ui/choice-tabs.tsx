import clsx from 'clsx/lite';
import { Fragment, type ReactNode, useId } from 'react';
import styles from './choice-tabs.module.css';
import hidden from './visually-hidden.module.css';

export type ChoiceTabsProps = {
  /** What is chosen, for those who do not see the row. */
  legend: string;
  /** The first is chosen. `panel` stands below the row while its tab is chosen. */
  tabs: readonly { name: string; panel: ReactNode }[];
};

/**
 * Tabs without script: radio buttons whose choice the style sheet follows. The choice survives hydration, because React
 * leaves what the visitor has chosen in the document.
 */
export function ChoiceTabs({ legend, tabs, className }: ChoiceTabsProps & { className?: string | undefined }) {
  const id = useId();

  return (
    <fieldset className={clsx(styles.tabs, className)}>
      <legend className={hidden.hidden}>{legend}</legend>
      {tabs.map(({ name, panel }, index) => (
        <Fragment key={name}>
          <input className={hidden.hidden} type="radio" id={`${id}${index}`} name={id} defaultChecked={index === 0} />
          <label className={styles.tab} htmlFor={`${id}${index}`}>
            {name}
          </label>
          <div className={styles.panel}>{panel}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
