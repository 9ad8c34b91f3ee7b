import type { SiteFacts } from '@site/shared/store/site-facts';
import type { Worker } from 'node:worker_threads';
import { openThread, type StartThread, startThreads } from './start-thread';

/** How long after a thread was taken the next one is started, in milliseconds: until then its set loads, and needs the machine. */
const restockAfter = 1000;

type Waiting = { thread: Worker; given: Int32Array };

/**
 * Keeps one thread that has loaded the shell's code and waits for its set, which saves half the time of a switch. For sections
 * that are developed, where somebody waits for every set; each thread has one set all its life, as any other.
 */
export class ThreadStock {
  private next: Waiting | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly script: string) {
    this.restock();
  }

  readonly start: StartThread = (input) => {
    const { next } = this;
    this.next = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.restock(), restockAfter).unref();
    if (!next) return openThread(this.script, input);
    const { thread, given } = next;
    thread.removeAllListeners();
    thread.ref();
    thread.postMessage(input);
    Atomics.store(given, 0, 1);
    Atomics.notify(given, 0);
    return thread;
  };

  private restock(): void {
    if (this.next) return;
    const given = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const waiting = { thread: openThread(this.script, { given }), given };
    waiting.thread.unref();
    // One that ends is missed by nobody: the next set starts its own.
    const forget = () => {
      if (this.next === waiting) this.next = undefined;
    };
    waiting.thread.on('error', forget).on('exit', forget);
    this.next = waiting;
  }
}

/** Ahead where sections are developed, else when there is a set. */
export function threadsOf({ hotServer }: Pick<SiteFacts, 'hotServer'>, script: string): StartThread {
  return hotServer === undefined ? startThreads(script) : new ThreadStock(script).start;
}
