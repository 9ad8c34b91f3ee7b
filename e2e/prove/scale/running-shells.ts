import type { ShellProcess } from '../../harness/shell-process';

/** Which shells run, and since when: one that was restarted during a switch follows it from its start. */
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

  /** When the shell became ready, if that was after `at`: before, it can follow nothing. */
  readySince(shell: ShellProcess, at: number): number | undefined {
    const started = this.startedAt.get(shell) ?? 0;
    return started > at ? started : undefined;
  }
}
