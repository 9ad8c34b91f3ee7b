import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const named = /^[0-9a-f]{16}$/;

/**
 * The browser files of every set that was live here. A tab may request the file long after the set was replaced: it then
 * gets exactly the bytes whose hash is in its page (docs/faults.md F22).
 */
export class SetFiles {
  constructor(private readonly folder: string) {}

  async keep(id: string, text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(path.join(this.folder, `${id}.js`), text);
  }

  async read(id: string): Promise<string | undefined> {
    if (!named.test(id)) return undefined;
    return readFile(path.join(this.folder, `${id}.js`), 'utf8').catch(() => undefined);
  }
}
