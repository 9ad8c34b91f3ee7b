import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A clock tick of Linux as programs see it (proc(5), sysconf CLK_TCK). */
const msOfTick = 10;

type Times = { parent: number; ms: number };

/** Parent and CPU time of a process, with that of its children that have ended; undefined once it is gone. */
function timesOf(pid: number | string): Times | undefined {
  try {
    // The name in parentheses may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ms: ticks * msOfTick };
  } catch {
    return undefined;
  }
}

export function parentOf(pid: number): number {
  return timesOf(pid)?.parent ?? 0;
}

/** The processes that a process started and that run still. */
export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => timesOf(one)?.parent === pid);
}

/** CPU time of a process and of all that it started, in milliseconds, whoever else uses the machine. */
export function cpuTime(pid: number): number {
  const children = childrenOf(pid);
  const own = timesOf(pid)?.ms ?? 0;
  return children.reduce((sum, child) => sum + (timesOf(child)?.ms ?? 0), own);
}

const bytesOfPage = 4096;

/** Memory of one process in bytes, what it shares included; 0 once it is gone. */
export function residentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * bytesOfPage;
  } catch {
    return 0;
  }
}

/** Memory of one process in bytes, of what it shares its part alone; 0 once it is gone. */
export async function shareOf(pid: number): Promise<number> {
  const share = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(share)?.[1] ?? 0) * 1024;
}

/** Memory in bytes of a process and of all that it started, each with its part of what they share. */
export async function sharesOf(pid: number): Promise<{ own: number; children: number[] }> {
  const children = await Promise.all(childrenOf(pid).map(shareOf));
  return { own: await shareOf(pid), children };
}
