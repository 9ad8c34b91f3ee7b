/** Something that may happen next; of its ways the first one is that in which nothing fails. */
export type Step = { name: string; ways: readonly Way[] };
export type Way = { name: string; take: () => void };

/** Everything that somebody waits for. Nothing of it happens by itself: the schedule takes one step after the other. */
export class HeldSteps {
  private readonly steps = new Set<Step>();

  get all(): readonly Step[] {
    return [...this.steps];
  }

  /** @returns what takes the step back, which then never happens */
  hold(name: string, ...ways: readonly Way[]): () => void {
    const step = { name, ways };
    this.steps.add(step);
    return () => void this.steps.delete(step);
  }

  /** Resolves when the schedule takes this step. */
  turn(name: string): Promise<void> {
    return new Promise((take) => void this.hold(name, { name: 'goes on', take }));
  }

  take(step: Step, way: Way | undefined): void {
    this.steps.delete(step);
    way?.take();
  }
}
