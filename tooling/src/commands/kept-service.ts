import { RestartPauses } from './restart-pauses';
import type { Service } from './services';

type Options = {
  start: () => Service;
  /** For tests. */
  pauses?: Pick<RestartPauses, 'next'>;
  print?: (line: string) => void;
};

/**
 * A service that is started again when it ends by itself, as a supervisor does (docs/faults.md F61): after a fault of its own it
 * answers what it has begun and ends with 1.
 */
export class KeptService {
  private running: Service;
  private startedAt = Date.now();
  private timer: NodeJS.Timeout | undefined;
  private kept = false;
  private readonly pauses: Pick<RestartPauses, 'next'>;

  constructor(private readonly options: Options) {
    this.pauses = options.pauses ?? new RestartPauses();
    this.running = options.start();
  }

  /** What runs now, or ran last. */
  get service(): Service {
    return this.running;
  }

  /** From now on it is started again; before that, whoever waits for it learns that it ended. */
  keep(): void {
    this.kept = true;
    this.watch();
  }

  /** It is not started again; the caller ends what runs. */
  release(): void {
    this.kept = false;
    clearTimeout(this.timer);
  }

  private watch(): void {
    const { name, exited } = this.running;
    exited.then((code) => this.startAfter(name, code)).catch((error: Error) => this.print(error.message));
  }

  private startAfter(name: string, code: number | null): void {
    if (!this.kept) return;
    const pause = this.pauses.next(Date.now() - this.startedAt);
    this.print(
      `${name} ended by itself (${code === null ? 'a signal' : `code ${code}`}) and is started again in ${pause / 1000} s.`,
    );
    this.timer = setTimeout(() => {
      this.startedAt = Date.now();
      this.running = this.options.start();
      this.watch();
    }, pause);
  }

  private print(line: string): void {
    (this.options.print ?? console.error)(line);
  }
}
