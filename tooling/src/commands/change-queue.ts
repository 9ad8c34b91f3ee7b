/** Editors save several files at a time; a build waits until they are done, in milliseconds. */
export const quietFor = 150;

/**
 * Gathers what changed and hands it on, one batch at a time: what changes meanwhile is the next batch. A batch that
 * fails is reported and forgotten; the next change tries again.
 */
export class ChangeQueue {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly work: (changed: string[]) => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  add(name: string): void {
    this.changed.add(name);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.drain(), quietFor);
  }

  private async drain(): Promise<void> {
    if (this.running) return;
    while (this.changed.size > 0) {
      const batch = [...this.changed];
      this.changed.clear();
      this.running = this.work(batch).catch(this.failed);
      await this.running;
    }
    this.running = undefined;
  }
}
