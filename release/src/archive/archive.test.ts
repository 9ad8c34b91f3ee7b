import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { Archive } from './archive';
import { ArchiveWriter } from './archive-writer';
import { BLOCK, decodeHeader, encodeHeader, headerLength } from './tar-header';

afterAll(removeFreshFolders);

const now = new Date('2026-11-30T06:00:00Z');
const longName = `store/remotes/mf-marketing/1.0.0-h0123456789ab/client/${'console-of-the-home-page-'.repeat(3)}.js`;
/** As a publisher may name a file, and longer than a header of tar has room for. */
const longerName = `store/remotes/mf-marketing/1.0.0/client/${'a'.repeat(200)}/${'b'.repeat(180)}.js`;

async function sampleArchive() {
  const folder = freshFolder();
  const path = join(folder, 'site.tar');
  const source = join(folder, 'dump');
  writeFileSync(source, Buffer.alloc(1300, 'database '));
  const writer = await ArchiveWriter.create(path, now);
  await writer.addBytes('backup.json', Buffer.from('{"format":1}'));
  await writer.addBytes(longName, Buffer.from('export {};'));
  await writer.addBytes(longerName, Buffer.from('export { longer };'));
  await writer.addBytes('journal/leads-00000001.log', Buffer.of());
  await writer.addFile('database.dump', source);
  await writer.finish();
  await writer.close();
  return { folder, path, bytes: readFileSync(path) };
}

async function openBytes(folder: string, bytes: Buffer): Promise<string> {
  const path = join(folder, 'changed.tar');
  writeFileSync(path, bytes);
  return Archive.open(path).then(
    (archive) => archive.close().then(() => 'opened'),
    (error: Error) => error.message,
  );
}

test('R13.58 what is written is read again, by tar and sha256sum too', async () => {
  const { folder, path } = await sampleArchive();
  const archive = await Archive.open(path);

  expect(archive.names).toEqual([
    'backup.json',
    longName,
    longerName,
    'journal/leads-00000001.log',
    'database.dump',
    'manifest.sha256',
  ]);
  expect((await archive.read(longName))?.toString()).toBe('export {};');
  expect((await archive.read(longerName))?.toString()).toBe('export { longer };');
  expect(execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).trim().split('\n')).toEqual(archive.names);
  await archive.extract('database.dump', join(folder, 'copy'));
  expect(readFileSync(join(folder, 'copy'))).toEqual(readFileSync(join(folder, 'dump')));
  await archive.close();
  execFileSync('tar', ['-xf', path, '-C', folder], { stdio: 'pipe' });
  const checked = execFileSync('sha256sum', ['--strict', '-c', 'manifest.sha256'], { cwd: folder, encoding: 'utf8' });
  expect(checked.match(/: OK/g)).toHaveLength(5);
});

test('R13.58 a backup of which any one byte is flipped is refused', async () => {
  const { folder, bytes } = await sampleArchive();
  expect(await openBytes(folder, bytes)).toBe('opened');
  for (let at = 0; at < bytes.length; at += 11) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    expect([at, await openBytes(folder, changed)]).toEqual([
      at,
      expect.stringMatching(/^The backup .* (is damaged|is cut short)/),
    ]);
  }
});

test('R13.58 a backup that is cut short, wherever, is refused, and so is one with something behind its end', async () => {
  const { folder, bytes } = await sampleArchive();
  for (let length = 0; length < bytes.length; length += 61)
    expect([length, await openBytes(folder, bytes.subarray(0, length))]).toEqual([
      length,
      expect.stringContaining(`is cut short: it ends at byte ${length}.`),
    ]);
  expect(await openBytes(folder, Buffer.concat([bytes, Buffer.from('more')]))).toMatch(/is damaged at byte \d+\.$/);
  expect(await openBytes(folder, Buffer.from('a text and no archive'))).toMatch(/is cut short: it ends at byte 21\.$/);
});

test.each([
  '../evil',
  '/etc/passwd',
  'store/../../evil',
  'store/.hidden',
  'journal/../evil',
  'api/process.lock',
  'store/',
])('R13.58 a name that leads elsewhere, %s, is refused before anything is written', async (name) => {
  const { folder, bytes } = await sampleArchive();
  const header = encodeHeader({ name, size: 0, seconds: 0 });
  expect(header).toHaveLength(BLOCK);
  expect(await openBytes(folder, Buffer.concat([header, bytes]))).toContain(
    `holds ${JSON.stringify(name)}, which no backup has; nothing of it is used.`,
  );
});

test('a name that is there twice and a name that is too long are refused', async () => {
  const { folder, bytes } = await sampleArchive();
  const twice = encodeHeader({ name: 'backup.json', size: 0, seconds: 0 });

  expect(await openBytes(folder, Buffer.concat([twice, bytes]))).toMatch(/is damaged at byte 512\.$/);
  expect(() => encodeHeader({ name: `store/${'x'.repeat(1020)}`, size: 0, seconds: 0 })).toThrow(
    'is too long for a tar archive',
  );
  expect(() => encodeHeader({ name: 'database.dump', size: 2 ** 33, seconds: 0 })).toThrow(
    'takes at most 8 GB of a file',
  );
});

test('what is not there and what is no file is named', async () => {
  await expect(Archive.open('/nowhere/site.tar')).rejects.toThrow(
    'The backup /nowhere/site.tar cannot be read (ENOENT).',
  );
  await expect(Archive.open('/')).rejects.toThrow('The backup / cannot be read (EISDIR).');
});

test('R13.57 every name that a store allows is read as it was written', () => {
  const longest = `store/${'c'.repeat(199)}/${'d'.repeat(200)}/${'e'.repeat(200)}/${'f'.repeat(200)}/${'g'.repeat(197)}`;
  expect(longest).toHaveLength(1006);
  for (let length = 7; length <= longest.length; length += 1) {
    const file = { name: longest.slice(0, length), size: 1, seconds: 0 };
    const header = encodeHeader(file);
    expect(headerLength(header)).toBe(header.length);
    expect(decodeHeader(header)).toEqual(file);
  }
});
