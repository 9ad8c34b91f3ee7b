import type { FastifyBaseLogger } from 'fastify';

const minute = 60_000;
/** Lines of one kind that visitors can cause in a minute (docs/faults.md F36). */
const linesPerMinute = 20;

/** A log for what visitors can cause: so many lines of each message in a minute, then a count of the others. */
export class BoundedLog {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    private readonly limit = linesPerMinute,
  ) {}

  /** `message` names the kind and is a constant; what differs belongs into the fields. */
  warn(fields: object, message: string): void {
    if (this.counted(message)) this.log.warn(fields, message);
  }

  error(fields: object, message: string): void {
    if (this.counted(message)) this.log.error(fields, message);
  }

  private counted(message: string): boolean {
    const count = (this.counts.get(message) ?? 0) + 1;
    if (count === 1) setTimeout(() => this.endMinute(message), minute).unref();
    this.counts.set(message, count);
    return count <= this.limit;
  }

  private endMinute(message: string): void {
    const leftOut = (this.counts.get(message) ?? 0) - this.limit;
    this.counts.delete(message);
    if (leftOut > 0) this.log.warn({ leftOut }, `more lines were left out within a minute: ${message}`);
  }
}
