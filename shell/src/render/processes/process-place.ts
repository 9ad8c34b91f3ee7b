import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from '@site/shared/process/is-running';

const prefix = 'site-render-';

/** Where render processes run: a copy of their code that another user may read, and an empty folder. */
export type Place = { script: string; empty: string };

/** Whether the process whose number ends the name of a folder runs. */
function isInUse(name: string): boolean {
  return isRunning(Number(name.slice(prefix.length).split('-')[0]));
}

/** Removes what shells left behind that were ended by force; what belongs to another user stays. */
function removeLeftOvers(folder: string): void {
  const left = readdirSync(folder).filter((name) => name.startsWith(prefix) && !isInUse(name));
  for (const name of left)
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {}
}

function layPlace(script: string, temporary: string): Place & { folder: string } {
  const folder = realpathSync(mkdtempSync(path.join(temporary, `${prefix}${process.pid}-`)));
  const place = { script: path.join(folder, path.basename(script)), empty: path.join(folder, 'empty'), folder };
  copyFileSync(script, place.script);
  mkdirSync(place.empty);
  for (const [name, mode] of [
    [folder, 0o755],
    [place.empty, 0o555],
    [place.script, 0o444],
  ] as const)
    chmodSync(name, mode);
  return place;
}

/** Folders for files that may be lost; the first may have been set to one that only its owner may enter, or be full. */
const temporaryFolders = [...new Set([tmpdir(), '/var/tmp', '/dev/shm'])];

/** Whether every user may enter a folder, and so all above it. */
function isOpen(folder: string): boolean {
  try {
    const mayEnter = (statSync(folder).mode & 0o001) !== 0;
    return mayEnter && (path.dirname(folder) === folder || isOpen(path.dirname(folder)));
  } catch {
    return false;
  }
}

/**
 * The place of this shell's render processes, in a folder for temporary files that every user may enter: the folder of the code
 * itself may lie where only its owner may look. It is made anew where somebody tidied it away, and removed when this process ends.
 * Where there is no room for it anywhere, processes run beside the code.
 */
export class ProcessPlace {
  private made: Place | undefined;

  /**
   * @param script file of the process's code
   * @param folders for temporary files, the best first
   */
  constructor(
    private readonly script: string,
    private readonly folders: readonly string[] = temporaryFolders,
  ) {}

  get(): Place {
    if (!this.made || !existsSync(this.made.script)) this.made = this.make();
    return this.made;
  }

  private make(): Place {
    for (const temporary of this.folders.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))))
      try {
        removeLeftOvers(temporary);
        const { folder, ...place } = layPlace(this.script, temporary);
        process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
        return place;
      } catch {}
    const script = path.resolve(this.script);
    return { script, empty: path.dirname(script) };
  }
}
