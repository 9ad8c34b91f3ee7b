import { readdirSync, readFileSync } from 'node:fs';

/** Thread → how long it has waited for a core although it could have run, in milliseconds. */
export type CoreWaits = ReadonlyMap<string, number>;

/** The second figure is that wait in nanoseconds (Linux, Documentation/scheduler/sched-stats.rst). */
function waitIn(schedstat: string): number {
  return Number(schedstat.split(' ')[1] ?? 0) / 1e6;
}

/** Of all threads of a process; none where the system does not count them, or the process has ended. */
export function coreWaits(pid: number): CoreWaits {
  const folder = `/proc/${pid}/task`;
  try {
    const threads = readdirSync(folder);
    return new Map(threads.map((id) => [`${pid}/${id}`, waitIn(readFileSync(`${folder}/${id}/schedstat`, 'utf8'))]));
  } catch {
    return new Map();
  }
}

/** How long the thread that waited most did so between two readings: what this machine, not the shell, has cost. */
export function longestWait(before: CoreWaits, after: CoreWaits): number {
  const waits = [...after].map(([thread, wait]) => wait - (before.get(thread) ?? 0));
  return Math.max(0, ...waits);
}
