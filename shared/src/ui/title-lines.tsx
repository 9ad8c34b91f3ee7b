import styles from './broken-lines.module.css';
import { spacedLines } from './spaced-lines';
import { wholeWords } from './whole-words';

/** Lines of a page's title, as `BrokenLines`; in large type they wrap between words. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return spacedLines(lines).map((line) => <span key={line} className={styles.line} {...wholeWords(line)} />);
}
