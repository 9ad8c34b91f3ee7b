import styles from './choice-segments.module.css';
import { ChoiceTabs, type ChoiceTabsProps } from './choice-tabs';

/** Up to four short names that share the width. */
export function ChoiceSegments(props: ChoiceTabsProps) {
  return <ChoiceTabs {...props} className={styles.segments} />;
}
