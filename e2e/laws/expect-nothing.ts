const mostShown = 40;
const longestLine = 300;

function lineOf(found: unknown): string {
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  return `  - ${text.length > longestLine ? `${text.slice(0, longestLine)}…` : text}`;
}

/**
 * Passes while a law found nothing wrong. Otherwise fails with all that it found and with `mend`: one sentence that names
 * the file to edit and, where there is one, the how-to.
 */
export function expectNothing(found: Iterable<unknown>, mend: string): void {
  const all = [...found];
  if (all.length === 0) return;
  const shown = all.slice(0, mostShown).map(lineOf);
  const more = all.length > mostShown ? [`  … and ${all.length - mostShown} more`] : [];
  const failure = new Error([`${all.length} found:`, ...shown, ...more, '', `To mend it: ${mend}`].join('\n'));
  Error.captureStackTrace(failure, expectNothing);
  throw failure;
}
