import { randomInt } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine';

export type Refusals = { flipped: number; cut: number; failed: string[] };

/** Changes one bit of the byte at a place; a second time it is as it was. */
function flip(file: string, at: number): void {
  const handle = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(handle, byte, 0, 1, at);
  byte[0] = (byte[0] ?? 0) ^ 1;
  writeSync(handle, byte, 0, 1, at);
  closeSync(handle);
}

/** Tries to restore what is none: so many times a byte flipped somewhere, so many times cut somewhere, and onto data. */
export async function refuseDamaged(machine: Machine, file: string, times: number): Promise<Refusals> {
  const refusals: Refusals = { flipped: 0, cut: 0, failed: [] };
  const changed = path.join(machine.root, 'changed.tar');
  const { size } = statSync(file);
  const refuse = async (kind: 'flipped' | 'cut', at: number) => {
    const { exitCode, err } = await machine.releaseHere('restore', changed, '--data-dir', machine.dataDir);
    if (exitCode === 1 && /^The backup .*(damaged|cut short).*\n$/.test(err) && !existsSync(machine.dataDir))
      refusals[kind] += 1;
    else refusals.failed.push(`${kind} at byte ${at} of ${size}: ${exitCode} ${err}`);
  };
  copyFileSync(file, changed);
  for (let turn = 0; turn < times; turn += 1) {
    const at = randomInt(size);
    flip(changed, at);
    await refuse('flipped', at);
    flip(changed, at);
  }
  const lengths = Array.from({ length: times }, () => randomInt(size));
  for (const length of lengths.sort((one, other) => other - one)) {
    truncateSync(changed, length);
    await refuse('cut', length);
  }
  return refusals;
}

/** Whether a folder with data in it is refused, and left as it is. */
export async function refusesFull(machine: Machine, file: string): Promise<boolean> {
  const before = readdirSync(machine.dataDir);
  const { exitCode, err } = await machine.releaseHere('restore', file, '--data-dir', machine.dataDir);
  return exitCode === 1 && /is not empty/.test(err) && readdirSync(machine.dataDir).join() === before.join();
}
