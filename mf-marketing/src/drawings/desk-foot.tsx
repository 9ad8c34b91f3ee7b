import type { OperableDesk } from '@site/drawings/stages/desk-button';
import styles from './desk-foot.module.css';

/** The keys of a console, and what it just did. */
export function DeskFoot({ desk: { keys, hint } }: { desk: OperableDesk }) {
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        {keys.map(({ key, does }) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {does}
          </span>
        ))}
      </span>
      <output className={styles.says} data-says="">
        {hint}
      </output>
    </div>
  );
}
