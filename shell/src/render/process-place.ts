import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'site-render-';

/** Where render processes run: a copy of their code that another user may read, and an empty folder. */
export type ProcessPlace = { script: string; empty: string };

/** Whether the process whose number ends the name of a folder runs. */
function isInUse(name: string): boolean {
  const pid = Number(name.slice(prefix.length).split('-')[0]);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what shells left behind that were ended by force. */
function removeLeftOvers(): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(prefix) && !isInUse(name)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
}

/**
 * Makes the place of this shell's render processes; it is removed when this process ends. The folder of the code itself may lie
 * where only its owner may look.
 * @param script file of the process's code
 */
export function makeProcessPlace(script: string): ProcessPlace {
  removeLeftOvers();
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`)));
  const place = { script: path.join(folder, path.basename(script)), empty: path.join(folder, 'empty') };
  copyFileSync(script, place.script);
  mkdirSync(place.empty);
  for (const [name, mode] of [
    [folder, 0o755],
    [place.empty, 0o555],
    [place.script, 0o444],
  ] as const)
    chmodSync(name, mode);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return place;
}
