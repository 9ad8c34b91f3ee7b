import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { brotliOf } from '@site/shared/contract/release-manifest';
import { readBuiltRelease } from '@site/release/releases/built-release';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';

/** Smaller files may be no smaller in brotli. */
const worthIt = 200;

test.each(['shell', ...remoteNames()])(
  'R11.37 scripts and styles of %s come with a brotli of themselves, signed like them',
  (name) => {
    const dist = path.join(repositoryRoot, name, 'dist');
    const { files } = readBuiltRelease(dist);
    const texts = [...files].filter(
      ([file, bytes]) => /^client\/.*\.(?:js|css|svg)$/.test(file) && bytes.length > worthIt,
    );
    expect(texts.length).toBeGreaterThan(5);
    const wrong = texts.filter(([file, bytes]) => {
      const packed = files.get(brotliOf(file));
      return !packed || packed.length >= bytes.length || !brotliDecompressSync(packed).equals(bytes);
    });
    expectNothing(
      wrong.map(([file]) => file),
      'run `npm run build`; tooling/src/bundle/brotli-files.ts writes the codings.',
    );
    expect(readFileSync(path.join(dist, 'release.json'), 'utf8')).toContain('.js.br');
  },
);
