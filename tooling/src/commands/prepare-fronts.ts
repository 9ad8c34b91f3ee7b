import { existsSync } from 'node:fs';
import { installOnDebian } from '@site/shared/process/debian-packages';

/** @throws {Error} a sentence that says what is missing */
function prepare(program: string, debianPackage: string): string {
  if (existsSync(program)) return program;
  const trouble = installOnDebian(debianPackage);
  if (existsSync(program)) return program;
  const need = `What stands in front of shells is tried with ${program}, which is not there: install ${debianPackage} of Debian.`;
  throw new Error(trouble ? `${need} ${trouble}` : need);
}

/** Makes sure that there is an nginx to try its files with; as root on Debian it installs it. */
export function prepareNginx(): string {
  return prepare('/usr/sbin/nginx', 'nginx-light');
}

/** The same of Caddy. */
export function prepareCaddy(): string {
  return prepare('/usr/bin/caddy', 'caddy');
}
