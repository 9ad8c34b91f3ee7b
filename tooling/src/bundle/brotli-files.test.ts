import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeBrotliFiles } from './brotli-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brotli-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

test('R11.37 text of a build lies beside its brotli, in folders too; pictures and what grows by it do not', async () => {
  mkdirSync(path.join(folder, 'console'));
  const script = 'self.siteSet={};'.repeat(50);
  for (const name of ['main.js', 'page.css', 'console/mark.svg', 'photo.png']) write(name, script);
  write('tiny.js', 'a');
  await writeBrotliFiles(folder);

  for (const name of ['main.js', 'page.css', 'console/mark.svg']) {
    const packed = readFileSync(path.join(folder, `${name}.br`));
    expect(packed.length).toBeLessThan(100);
    expect(brotliDecompressSync(packed).toString()).toBe(script);
  }
  expect(['photo.png.br', 'tiny.js.br'].filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
});
