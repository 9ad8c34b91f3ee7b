import type { ShellProcess } from '../../harness/shell-process';

/** Which shells run, and since when: one that has just started follows a switch as a cold one. */
export class RunningShells {
  private readonly absent = new Set<ShellProcess>();
  private readonly startedAt = new Map<ShellProcess, number>();

  constructor(private readonly shells: readonly ShellProcess[]) {}

  /** Does something while which the shell is away. */
  async without(shell: ShellProcess, act: () => Promise<unknown>): Promise<void> {
    this.absent.add(shell);
    await act();
    this.startedAt.set(shell, Date.now());
    this.absent.delete(shell);
  }

  present(): ShellProcess[] {
    return this.shells.filter((shell) => !this.absent.has(shell));
  }

  /** Whether the shell was there all the time from `at` until now. */
  stayedSince(shell: ShellProcess, at: number): boolean {
    return !this.absent.has(shell) && (this.startedAt.get(shell) ?? 0) < at;
  }
}
