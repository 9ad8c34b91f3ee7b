/**
 * Work that is done at once when it is asked for, and of all that is asked within `rest` milliseconds after that once more, at
 * their end: a folder into which somebody writes thousands of files tells of each.
 */
export class FirstOfBurst {
  private resting: NodeJS.Timeout | undefined;
  private askedAgain = false;

  constructor(
    private readonly work: () => void,
    private readonly rest: number,
  ) {}

  request(): void {
    if (this.resting) this.askedAgain = true;
    else this.run();
  }

  /** Nothing is done any more of its own accord. */
  stop(): void {
    clearTimeout(this.resting);
    this.resting = undefined;
    this.askedAgain = false;
  }

  private run(): void {
    this.askedAgain = false;
    this.resting = setTimeout(() => {
      this.resting = undefined;
      if (this.askedAgain) this.run();
    }, this.rest);
    this.work();
  }
}
