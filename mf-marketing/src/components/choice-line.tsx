import styles from './choice-line.module.css';
import { ChoiceTabs, type ChoiceTabsProps } from '@site/shared/ui/choice-tabs';

/** Tabs that are words on a line; on phones they are chips. */
export function ChoiceLine(props: ChoiceTabsProps) {
  return <ChoiceTabs {...props} className={styles.line} />;
}
