/** A refusal that more than the files of a version may explain is tried again after this long, in milliseconds. */
export const retryAfter = 5 * 60_000;

/** Versions that did not load or render here, with the reason; each is tried again after a while. */
export class SectionRefusals {
  private readonly refused = new Map<string, { reason: string; until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  add(label: string, reason: string): void {
    this.refused.set(label, { reason, until: this.now() + retryAfter });
  }

  reasonOf(label: string): string | undefined {
    const known = this.refused.get(label);
    if (!known) return undefined;
    if (known.until > this.now()) return known.reason;
    this.refused.delete(label);
    return undefined;
  }
}
