const endsInLatin = /[A-Za-z0-9]$/;

/** Lines of one text: one that ends in a Latin word or a figure keeps a space before the Chinese of the next. */
export function spacedLines(lines: readonly string[]): string[] {
  return lines.map((line, index) => (index < lines.length - 1 && endsInLatin.test(line) ? `${line} ` : line));
}
