import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Without a network apt would else try for minutes. */
const soon = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::https::Timeout=30'];

/** In seconds: another apt on this machine may be at work for as long. */
const patient = ['-o', 'DPkg::Lock::Timeout=600'];

const unattended = ['env', 'DEBIAN_FRONTEND=noninteractive'];

/** One of our processes after the other: apt does not wait for another one's list of packages. */
const inTurn = '/run/lock/site-apt.lock';

/** Gives what went wrong, if anything did. */
function aptGet(...text: string[]): string | undefined {
  const { status, stderr } = spawnSync('flock', [inTurn, ...unattended, 'apt-get', ...soon, ...patient, ...text], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `apt-get ${text.join(' ')} failed: ${stderr?.trim().split('\n').pop()}`;
}

/** As root on Debian installs packages, and does nothing elsewhere; gives what went wrong, if anything did. */
export function installOnDebian(...packages: readonly string[]): string | undefined {
  if (!isDebianRoot()) return undefined;
  return aptGet('update', '-qq') ?? aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
