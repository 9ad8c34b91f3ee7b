import styles from './choice-thirds.module.css';
import { ChoiceTabs, type ChoiceTabsProps } from '@site/shared/ui/choice-tabs';

/** Five names or more: three stand in a line of a phone, so that none is left over. */
export function ChoiceThirds(props: ChoiceTabsProps) {
  return <ChoiceTabs {...props} className={styles.thirds} />;
}
