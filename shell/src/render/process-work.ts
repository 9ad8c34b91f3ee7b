import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** What the kernel has counted for a thread so far, in milliseconds: on a CPU, and ready to run but without one. */
export type ThreadWork = { worked: number; waited: number };

const nanosecondsPerMillisecond = 1e6;

/** The kernel's id of the calling thread; undefined where there is no `/proc`. */
export function ownThreadId(): number | undefined {
  try {
    const id = Number(path.basename(readlinkSync('/proc/thread-self')));
    return Number.isInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The work of a thread of this process; undefined where the system does not count it, and for a thread that has ended. */
export function workOf(thread: number | undefined): ThreadWork | undefined {
  if (thread === undefined) return undefined;
  try {
    const counted = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    const [worked = 0, waited = 0] = counted.map((nanoseconds) => Number(nanoseconds) / nanosecondsPerMillisecond);
    return worked > 0 ? { worked, waited } : undefined;
  } catch {
    return undefined;
  }
}
