import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A certificate for one name, good for a day, as files of `folder`. @throws {Error} where openssl is missing */
export function makeCertificate(folder: string, name: string): { key: string; cert: string } {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-keyout', key, '-out', cert, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl makes no certificate: ${made.error?.message ?? made.stderr}`);
  return { key, cert };
}
