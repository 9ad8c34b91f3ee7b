import styles from './broken-lines.module.css';

/** Between a Latin word or a figure and the Chinese of the next line stands a space, for those who read the lines as one. */
function spaced(line: string, next: string | undefined): string {
  return next && /[A-Za-z0-9]$/.test(line) ? `${line} ` : line;
}

/** Text in lines broken by hand at clauses, each of them balanced where it has to wrap; a screen reader reads it as one. */
export function BrokenLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className={styles.line}>
      {spaced(line, lines[index + 1])}
    </span>
  ));
}
