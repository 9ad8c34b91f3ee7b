import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classNames, classPrefix } from './class-names';
import { commonKey } from './common-styles';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';

const workspaces = ['shell', ...remoteNames()];

function allNames(workspace: string): string[] {
  const { nameOf, table } = classNames(workspace);
  const names = JSON.parse(readFileSync(table, 'utf8')) as [string, string][];
  return names.map(([key]) => {
    const [sheet = '', name = ''] = key.split(' ');
    return nameOf(path.join(repositoryRoot, sheet), name);
  });
}

function isCommon(name: string): boolean {
  return name.startsWith(commonKey());
}

test('what the names of one workspace begin with, no name of another does', () => {
  expect(new Set(workspaces.map(classPrefix)).size).toBe(workspaces.length);
});

test.each(workspaces)('every class of %s has a name of its own, of three or four characters', (workspace) => {
  const names = allNames(workspace);

  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names.filter((one) => !isCommon(one))) expect(name).toMatch(/^[b-zB-Z][a-zA-Z0-9]{2,3}$/);
});

test('classes of the common sheets have the same names everywhere, which are longer than all others', () => {
  const [common = [], ...others] = workspaces.map((workspace) => allNames(workspace).filter(isCommon));

  expect(common.length).toBeGreaterThan(30);
  for (const name of common) expect(name).toMatch(/^[b-z][0-9a-f]{3}[a-zA-Z0-9]{1,2}$/);
  for (const names of others) expect(names).toEqual(common);
});

test('a class that no sheet has ends the build with a sentence', () => {
  const file = path.join(repositoryRoot, 'shared/src/ui/button.module.css');

  expect(() => classNames('shell').nameOf(file, 'nowhere')).toThrow(
    `${file} has no class “nowhere” that class-names.ts could find.`,
  );
});
