import { existsSync } from 'node:fs';
import { installOnDebian } from './debian-packages';

const packages = ['nginx-light'];
const program = '/usr/sbin/nginx';

/**
 * Makes sure that there is an nginx to try its files with; as root on Debian it installs it.
 * @throws {Error} a sentence that says what is missing
 */
export function prepareNginx(): string {
  if (existsSync(program)) return program;
  const trouble = installOnDebian(...packages);
  if (existsSync(program)) return program;
  const need = `The cache in front is tried with nginx, which is not at ${program}: install ${packages.join(', ')} of Debian.`;
  throw new Error(trouble ? `${need} ${trouble}` : need);
}
