import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brotliOf } from '@site/shared/contract/release-manifest';

const compress = promisify(brotliCompress);
const params = (bytes: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

/** Scripts, styles and drawings; pictures are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/;

/**
 * Writes beside each file of a build that browsers get as text its brotli of the best quality, so that no shell spends a second
 * on it. Where that is no smaller there is none (docs/decisions/035-the-edge-asks-each-time.md).
 */
export async function writeBrotliFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      const smaller = await compress(bytes, { params: params(bytes) });
      if (smaller.length < bytes.length) writeFileSync(brotliOf(file), smaller);
    }),
  );
}
