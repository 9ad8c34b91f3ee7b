/** Text with manual line breaks at clauses; a screen reader reads it as one. */
export function BrokenLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}
