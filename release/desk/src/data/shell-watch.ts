import { askHealth, askVersions, type DeskHealth, isAbsent, silenceOf } from './shell-answers';
import { VersionSampler } from './version-sampler';

export interface ShellState {
  url: string;
  /** `shell-1`, in the order of `SHELL_URLS`. */
  label: string;
  /** Null when it did not answer; `silence` then says why. */
  health: DeskHealth | null;
  silence: string | null;
  /** Why it tells no counts; null when it does. */
  countsAbsent: string | null;
}

const LOOK_EVERY_MS = 2000;

export const NO_COUNTS = '这台 shell 还不报告版本计数';

/** Looks at all shells every two seconds and remembers what they said last. */
export class ShellWatch {
  readonly sampler = new VersionSampler();
  states: ShellState[] = [];
  /** When it looked last; milliseconds since 1970. */
  lookedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly urls: readonly string[],
    private readonly now: () => number = Date.now,
  ) {}

  async start(): Promise<void> {
    await this.look();
    this.plan();
  }

  /** A look that fails is followed by the next one all the same; until then the page says how old the last is. */
  private plan(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.start().catch(() => this.plan());
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** One look at every shell, several callers at a time sharing it. */
  look(): Promise<void> {
    this.looking ??= this.lookAtAll().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookAtAll(): Promise<void> {
    this.states = await Promise.all(this.urls.map((url, index) => this.lookAt(url, `shell-${index + 1}`)));
    this.lookedAt = this.now();
  }

  private async lookAt(url: string, label: string): Promise<ShellState> {
    try {
      const [health, countsAbsent] = await Promise.all([askHealth(url), this.count(url)]);
      return { url, label, health, silence: null, countsAbsent };
    } catch (error) {
      return { url, label, health: null, silence: silenceOf(error), countsAbsent: NO_COUNTS };
    }
  }

  private async count(url: string): Promise<string | null> {
    try {
      const counts = await askVersions(url);
      this.sampler.take(url, counts, this.now());
      return null;
    } catch (error) {
      return isAbsent(error) ? NO_COUNTS : `这台 shell 的版本计数读不到：${silenceOf(error)}`;
    }
  }
}
