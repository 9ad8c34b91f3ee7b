import { existsSync } from 'node:fs';
import path from 'node:path';

const usage = 'Usage: npm run new-remote <name>, for example npm run new-remote mf-events';

/**
 * Reads the one argument of `new-remote`.
 * @throws {Error} one sentence naming what is wrong, and the usage
 */
export function readRemoteName(args: readonly string[], root: string): string {
  const [name = '', ...more] = args;
  if (more.length > 0) throw new Error(`One name at a time; “${more.join(' ')}” is too much. ${usage}`);
  if (!/^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(
      `“${name}” is no name of a section: mf- and then small letters, digits and single hyphens. ${usage}`,
    );
  if (existsSync(path.join(root, name))) throw new Error(`The folder ${name} is there already. ${usage}`);
  return name;
}
