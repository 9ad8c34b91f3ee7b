/** What of a log is used here. */
export type FaultLog = { error: (fields: { err: unknown }, sentence: string) => void };

/**
 * For work that nobody waits for: what fails in it is logged and is a fault of that work, and not the end of the process, as
 * a rejection is that nobody catches (docs/faults.md F61).
 * @param sentence what failed, in plain words
 */
export function inBackground(log: FaultLog, work: Promise<unknown>, sentence: string): void {
  work.catch((error: unknown) => log.error({ err: error }, sentence));
}
