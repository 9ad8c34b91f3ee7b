import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagePlace } from './bundled-packages';
import { type Notice, noticesOf, noticesText } from './third-party-notices';

let root: string;

function install(place: string, files: Record<string, string>): void {
  mkdirSync(path.join(root, place), { recursive: true });
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files }))
    writeFileSync(path.join(root, place, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'notices-'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['shell'] }));
  for (const tool of ['webpack', '@swc/core']) install(`node_modules/${tool}`, { LICENSE: `${tool} licence` });
});

afterEach(() => rmSync(root, { recursive: true }));

function noticesWith(packages: Record<string, object>): Notice[] {
  return noticesOf(JSON.stringify({ packages }), root).filter(({ name }) => !/webpack|swc/.test(name));
}

test('what a package of the site needs is in the notices with all of its legal texts, what only tests need is not', () => {
  install('node_modules/one', { LICENSE: 'one licence', NOTICE: 'one notice', 'license.js': 'code' });
  install('node_modules/two', { 'LICENCE.md': 'two licence' });
  install('node_modules/tester', { LICENSE: 'tester licence' });
  const notices = noticesWith({
    shell: { dependencies: { one: '1' }, devDependencies: { tester: '1' } },
    'node_modules/one': { version: '1.0.0', license: 'MIT', dependencies: { two: '2' } },
    'node_modules/two': { version: '2.0.0', license: 'ISC' },
    'node_modules/tester': { version: '3.0.0', license: 'ISC', dev: true },
  });

  expect(notices.map(({ name, text }) => [name, text])).toEqual([
    ['one', 'one licence\n\none notice'],
    ['two', 'two licence'],
  ]);
});

test('a package under MIT that brings no file gets the text with its author; under another licence it has none', () => {
  install('node_modules/one', { 'package.json': '{"author":{"name":"Ada"}}' });
  install('node_modules/two', {});
  const [one, two] = noticesWith({
    shell: { dependencies: { one: '1', two: '1' } },
    'node_modules/one': { version: '1.0.0', license: 'MIT' },
    'node_modules/two': { version: '1.0.0', license: 'Apache-2.0' },
  });

  expect(one?.text).toContain('Copyright (c) Ada\n\nPermission is hereby granted');
  expect(two?.text).toBe('');
});

test('packages with the same text share it', () => {
  const notice = { place: '', version: '1.0.0', licence: 'MIT', text: 'the same' };
  const text = noticesText([
    { ...notice, name: 'one' },
    { ...notice, name: 'two' },
  ]);

  expect(text.match(/the same/g)).toHaveLength(1);
  expect(text).toContain('one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nthe same');
});

test.each([
  ['node_modules/react/cjs/react.js', 'node_modules/react'],
  ['node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
  ['shared/src/http/http.ts', undefined],
])('%s is a file of the package %s', (file, place) => {
  expect(packagePlace(file)).toBe(place);
});
