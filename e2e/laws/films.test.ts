import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { MediaIndex } from '@site/shared/contract/media-index';

const folder = path.join(repositoryRoot, 'api/content/media');
const indexFile = path.join(folder, 'index.json');
const index = existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as MediaIndex) : {};
const films = Object.entries(index).filter(([, { files }]) => files.mp4);

/** Half a frame of 25 a second, twice: what a film may be longer or shorter than its show. */
const tolerance = 0.04;

/** The length of an MP4 by its movie header (`mvhd`, version 0): a time scale, then a length in its units. */
function secondsOf(file: string): number {
  const bytes = readFileSync(path.join(folder, file));
  const header = bytes.indexOf('mvhd');
  expect(bytes[header + 4]).toBe(0);
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

test('there are films', () => {
  expect(films.length).toBeGreaterThan(0);
});

test.each(films)(
  'R12.34 the length of %s that search engines and lists are told is that of its file',
  (_, { seconds, files }) => {
    expect(Math.abs(secondsOf(files.mp4?.file ?? '') - (seconds ?? 0))).toBeLessThanOrEqual(tolerance);
  },
);
