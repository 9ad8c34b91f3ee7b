import { existsSync } from 'node:fs';
import { installOnDebian } from '@site/shared/process/debian-packages';

const packages = ['radosgw', 'ceph-mon', 'ceph-mgr', 'ceph-osd'];
const programs = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-mgr', 'ceph-osd', 'monmaptool'];

function missing(): string[] {
  return programs.filter((name) => !existsSync(`/usr/bin/${name}`));
}

/**
 * Makes sure that there is a real object store to try against, Ceph's RADOS gateway; as root on Debian it installs it.
 * @throws {Error} a sentence that says what is missing
 */
export function prepareObjectStore(): void {
  if (missing().length === 0) return;
  const trouble = installOnDebian(...packages);
  const left = missing();
  if (left.length === 0) return;
  const need = `The object store lacks ${left.join(', ')}: install ${packages.join(', ')} of Debian.`;
  throw new Error(trouble ? `${need} ${trouble}` : need);
}
