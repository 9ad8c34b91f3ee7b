/** A word for the shell of a terminal; what holds anything but plain characters stands in single quotes. */
export function shellWord(word: string): string {
  return /^[\w@.,:/=%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
