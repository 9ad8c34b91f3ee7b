/** Something an editor must mend, with its place. `file` is relative to the content folder. */
export type ContentFault = { file: string; line: number; message: string };

export function printFault(fault: ContentFault): string {
  return `${fault.file}:${fault.line} ${fault.message}`;
}

/** Thrown by an import that found faults and therefore changed nothing. */
export class FaultyContent extends Error {
  override name = 'FaultyContent';

  constructor(readonly faults: readonly ContentFault[]) {
    super([`Content has ${faults.length} fault(s); nothing was imported.`, ...faults.map(printFault)].join('\n'));
  }
}
