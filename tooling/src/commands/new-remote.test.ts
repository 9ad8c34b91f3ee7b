import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames, repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';
import { addRemote } from './new-remote';

const lists = ['tsconfig.json', '.github/CODEOWNERS', 'README.md', 'e2e/urls/routes.json', 'package-lock.json'];
const settings = ['package.json', 'shared/package.json', 'tsconfig.base.json', '.dependency-cruiser.cjs'];
let root: string;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  for (const file of [...lists, ...settings]) cpSync(path.join(repositoryRoot, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new section is in every list, and has the files of the others', () => {
  expect(addRemote(['mf-spring-sale'], root)).toEqual({ name: 'mf-spring-sale', address: '/spring-sale' });

  expect(remoteNames(root)).toEqual(['mf-spring-sale']);
  for (const file of lists) expect(read(file)).toContain('mf-spring-sale');
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    packages: { 'node_modules/mf-spring-sale': { resolved: 'mf-spring-sale', link: true } },
  });
  const { routes } = JSON.parse(read('e2e/urls/routes.json')) as { routes: { path: string; remote: string }[] };
  expect(routes.at(-1)).toMatchObject({ path: '/spring-sale', remote: 'mf-spring-sale', layout: 'default' });
  expect(readdirSync(path.join(root, 'mf-spring-sale/src/pages/spring-sale')).sort()).toEqual([
    'spring-sale.module.css',
    'spring-sale.page.tsx',
    'spring-sale.test.tsx',
  ]);
});

test('walls refuse a new section that imports another one', () => {
  addRemote(['mf-spring-sale'], root);
  mkdirSync(path.join(root, 'mf-help/src'), { recursive: true });
  writeFileSync(path.join(root, 'mf-help/package.json'), '{}');
  writeFileSync(path.join(root, 'mf-help/src/routes.ts'), 'export const routes = [];\n');
  writeFileSync(
    path.join(root, 'mf-spring-sale/src/routes.ts'),
    "export { routes } from '../../mf-help/src/routes';\n",
  );
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  const folders = workspaceNames(root).filter((name) => existsSync(path.join(root, name, 'src')));
  const { status, stdout } = spawnSync('node_modules/.bin/depcruise', ['--output-type', 'err', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });

  expect(status).not.toBe(0);
  expect(stdout).toContain('remotes-never-meet: mf-spring-sale/src/routes.ts → mf-help/src/routes.ts');
});

test.each([
  [[], '“” is no name of a section'],
  [['events'], '“events” is no name of a section'],
  [['mf-'], '“mf-” is no name of a section'],
  [['mf-Events'], '“mf-Events” is no name of a section'],
  [['mf-a--b'], '“mf-a--b” is no name of a section'],
  [['mf-../shared'], '“mf-../shared” is no name of a section'],
  [['mf-活动'], '“mf-活动” is no name of a section'],
  [[`mf-${'x'.repeat(60)}`], 'is no name of a section'],
  [['mf-one', 'mf-two'], 'One name at a time'],
  [['mf-open'], 'The shell answers below /open/ itself, so /open can be no page: take another name.'],
  [['mf-tag'], 'The address /tag belongs to mf-info (/tag/:id?): take another name.'],
])('%j is refused with a sentence, and nothing is written', (text, sentence) => {
  const before = lists.map(read);

  expect(() => addRemote(text, root)).toThrow(sentence);
  expect(lists.map(read)).toEqual(before);
  expect(remoteNames(root)).toEqual([]);
});

test('a section that is there is left alone', () => {
  addRemote(['mf-spring-sale'], root);
  writeFileSync(path.join(root, 'mf-spring-sale/README.md'), 'edited');

  expect(() => addRemote(['mf-spring-sale'], root)).toThrow('The folder mf-spring-sale is there already.');
  expect(read('mf-spring-sale/README.md')).toBe('edited');
});

test('a list without a place for the new line stops it before anything is written', () => {
  writeFileSync(path.join(root, 'README.md'), '# no folders\n');

  expect(() => addRemote(['mf-spring-sale'], root)).toThrow('README.md has no line that begins like');
  expect(existsSync(path.join(root, 'mf-spring-sale'))).toBe(false);
});
