import type { SpawnedProcess, StartProcess } from './spawn-process';

/**
 * Keeps one process that has loaded the shell's code and waits for a section, which spares two thirds of a start: for a release
 * that goes live, and for a process that ended. Each process has one release all its life.
 */
export class SpareProcess {
  private waiting: SpawnedProcess | undefined;
  private closed = false;

  /** @param start starts a process without a section */
  constructor(private readonly start: StartProcess) {}

  /** The spare, else a process that begins now. The caller asks for the next spare when this one is ready. */
  take(): SpawnedProcess {
    const { waiting } = this;
    this.waiting = undefined;
    if (!waiting) return this.start();
    waiting.removeAllListeners();
    waiting.ref();
    return waiting;
  }

  /** Starts the next spare, in the background; to be asked when nobody waits for a process. */
  refill(): void {
    if (this.waiting || this.closed) return;
    const next = this.start();
    next.unref();
    // One that ends is missed by nobody: whoever needs a process starts one.
    const forget = () => {
      if (this.waiting === next) this.waiting = undefined;
    };
    next.on('error', forget).on('exit', forget);
    this.waiting = next;
  }

  /** Ends the spare; none follows. */
  close(): void {
    this.closed = true;
    this.waiting?.kill('SIGKILL');
    this.waiting = undefined;
  }
}
