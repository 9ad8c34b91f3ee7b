import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type StillName, stillNames, stills } from '@site/shared/contract/stills';
import { contentHash } from '@site/tooling/media/media-folder';
import { stillFolder, readStills } from '@site/tooling/media/stills/still-folder';
import { stillFiles, stillSource } from '@site/tooling/media/stills/still-source';
import { expectNothing } from './expect-nothing';

const index = readStills();
const rendered = Object.entries(index).map(([name, record]) => ({ name: name as StillName, ...record }));
const files = rendered.flatMap((still) => Object.values(still.files).flat());
const remedy = 'run `npm run media -- --stills` and commit what it wrote.';

test('R12.171 every still is rendered from its present scripts', () => {
  expect(rendered.length).toBeGreaterThan(5);
  expectNothing(
    rendered.filter(({ name, source }) => source !== stillSource(name)).map(({ name }) => name),
    remedy,
  );
});

test('R12.171 a still is made of its set, the models of it, the kit and the screens that it shows', () => {
  expect(stillFiles('photo-table')).toEqual(
    expect.arrayContaining(['sets/photo.py', 'models/laptop.py', 'kit/materials.py', 'screens/album.html', 'grade.py']),
  );
});

test('R12.172 the files of stills are those of the index, byte for byte, and no others', () => {
  expect(readdirSync(stillFolder).sort()).toEqual([...files.map(({ file }) => file), 'index.json'].sort());
  const wrong = files.filter(({ file, bytes }) => {
    const content = readFileSync(path.join(stillFolder, file));
    return content.length !== bytes || !file.includes(`.${contentHash(content)}.`);
  });
  expectNothing(wrong, remedy);
});

test('R12.172 at 960 px a still weighs at most 45 KB as AVIF and as WebP', () => {
  const shown = rendered
    .flatMap(({ files: { avif, webp } }) => [...avif, ...webp])
    .filter(({ width }) => width === 960);
  expectNothing(
    shown.filter(({ bytes }) => bytes > 45_000),
    'calm its picture.',
  );
});

test('no two stills have the same words', () => {
  expect(new Set(stillNames.map((name) => stills[name].alt)).size).toBe(stillNames.length);
});
