import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { pictureFolders, sitePictures } from '@site/shared/contract/site-pictures';

const signature = '89504e470d0a1a0a';
/** Chat programs and search engines fetch it for every page that is shared. */
const largestFile = 100_000;

const pictures = Object.values(pictureFolders).flatMap((folder) =>
  Object.values(sitePictures).map((picture) => ({ folder, ...picture })),
);

test.each(pictures)('$folder/$file is a PNG of $width × $height', ({ folder, file, width, height }) => {
  const png = readFileSync(path.join(repositoryRoot, 'shell/pictures', folder, file));

  expect(png.toString('hex', 0, 8)).toBe(signature);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  expect(png.length).toBeLessThan(largestFile);
});

test('the drawings of a site without the brand have neither its words nor its mark', () => {
  for (const drawing of ['favicon.svg', 'share.svg']) {
    const [own, other] = Object.values(pictureFolders).map((folder) =>
      readFileSync(path.join(repositoryRoot, 'shell/pictures', folder, drawing), 'utf8'),
    );
    const paths = (svg = '') => [...svg.matchAll(/<path [^>]*d="([^"]+)"/g)].map(([, path]) => path);
    expect(other).not.toContain('<text');
    for (const path of paths(own)) expect(paths(other)).not.toContain(path);
  }
});
