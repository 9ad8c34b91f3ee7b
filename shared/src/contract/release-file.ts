import { integrityOf, pageIntegrityOf } from './integrity';
import type { ReleaseFile } from './release-manifest';

/** A file as a manifest lists it. */
export function releaseFile(file: string, bytes: Buffer): ReleaseFile {
  const inPages = file.startsWith('client/') && { pageIntegrity: pageIntegrityOf(bytes) };
  return { path: file, bytes: bytes.length, integrity: integrityOf(bytes), ...inPages };
}
