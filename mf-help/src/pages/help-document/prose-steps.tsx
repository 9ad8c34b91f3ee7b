import { Prose, type ProseProps } from '@site/shared/ui/prose';
import styles from './prose-steps.module.css';

/** Instructions: numbered lists are a walk with circles. */
export function ProseSteps(props: ProseProps) {
  return <Prose {...props} className={styles.steps} />;
}
