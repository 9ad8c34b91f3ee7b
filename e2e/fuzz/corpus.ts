import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Kept = { name: string; bytes: Buffer };

/** A file named `….hex` holds its bytes in hexadecimal digits, with lines of comment behind `#`; every other one as they are. */
function readKept(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith('.hex') ? Buffer.from(bytes.toString('latin1').replace(/^#.*$|\s/gm, ''), 'hex') : bytes;
}

/** The kept inputs of a target, real ones and those that broke a promise once, in the order of their names. */
export function corpusOf(target: string): Kept[] {
  const folder = path.join(__dirname, 'corpus', target);
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, bytes: readKept(path.join(folder, name)) }));
}
