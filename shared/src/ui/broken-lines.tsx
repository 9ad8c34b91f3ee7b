import styles from './broken-lines.module.css';
import { spacedLines } from './spaced-lines';

/** Text in lines broken by hand at clauses, each of them balanced where it has to wrap; a screen reader reads it as one. */
export function BrokenLines({ lines }: { lines: readonly string[] }) {
  return spacedLines(lines).map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
