import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declaredDifferences } from './declared-differences';

const root = mkdtempSync(path.join(tmpdir(), 'accepts-'));
mkdirSync(path.join(root, 'mf-help'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (value: unknown) => writeFileSync(path.join(root, 'mf-help/accepts.json'), JSON.stringify(value));

test('a section declares differences in a file of its own, and none without it', () => {
  expect(declaredDifferences('mf-help', root)).toEqual([]);
  write([{ kind: 'vanishes', address: '/help/helpDocument/10074' }]);
  expect(declaredDifferences('mf-help', root)).toEqual([{ kind: 'vanishes', address: '/help/helpDocument/10074' }]);
});

test('what is no declaration fails the build, with its place', () => {
  write([{ kind: 'noindex', address: '/help/*' }]);
  expect(() => declaredDifferences('mf-help', root)).toThrow(/^mf-help\/accepts\.json\/0\/address: /);
});
