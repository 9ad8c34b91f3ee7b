const WINDOW_MS = 60_000;
const MOST_FAILURES = 10;

/**
 * How often a wrong token may be tried in a minute, by everybody together: the page has a handful of users, and a guesser
 * with many addresses gets no more tries than one.
 */
export class SignInLimit {
  private failures: number[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether the next try is refused unseen. */
  get isReached(): boolean {
    this.failures = this.failures.filter((at) => at > this.now() - WINDOW_MS);
    return this.failures.length >= MOST_FAILURES;
  }

  fail(): void {
    this.failures.push(this.now());
  }
}
