import { readFileSync } from 'node:fs';

/** What the kernel has counted for a process's main thread so far, in milliseconds: on a CPU, and ready to run but without one. */
export type ProcessWork = { worked: number; waited: number };

const nanosecondsPerMillisecond = 1e6;
const bytesPerPage = 4096;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Undefined where the system does not count it, and for a process that has ended. */
export function workOf(pid: number | undefined): ProcessWork | undefined {
  const counted = pid === undefined ? undefined : textOf(`/proc/${pid}/schedstat`);
  if (counted === undefined) return undefined;
  const [worked = 0, waited = 0] = counted
    .split(' ')
    .map((nanoseconds) => Number(nanoseconds) / nanosecondsPerMillisecond);
  return worked > 0 ? { worked, waited } : undefined;
}

/** Bytes of memory that a process holds, shared ones included; undefined as above. */
export function memoryOf(pid: number | undefined): number | undefined {
  const pages = pid === undefined ? undefined : textOf(`/proc/${pid}/statm`)?.split(' ')[1];
  return pages === undefined ? undefined : Number(pages) * bytesPerPage;
}
