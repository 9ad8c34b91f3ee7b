import { LineName, lineOf, versionInLine } from '@site/shared/contract/line';
import { Version } from '@site/shared/contract/release-manifest';
import { type Line, lineOfSection, presentLine, readLines } from './lines';
import { lineAliases, sharedVersions, singletonRanges, singletonVersions } from './singletons';

const text = (...rows: object[]) => JSON.stringify(rows);
const row = { name: 'react-19.3', contract: 1, packages: {} };

test('R13.91 a release that names no line is of the first', () => {
  expect(lineOf({})).toBe('react-19.3');
  expect(lineOf({ line: 'react-19.9' })).toBe('react-19.9');
});

test.each([
  ['1.1.0', '1.1.0-react.19.1'],
  ['1.1.0-h0123456789ab', '1.1.0-h0123456789ab.react.19.1'],
  ['1.1.0-beta.1.h0123456789ab', '1.1.0-beta.1.h0123456789ab.react.19.1'],
])('R13.93 the build of %s for another line is %s, which is a version', (version, wanted) => {
  expect(versionInLine(version, 'react-19.1')).toBe(wanted);
  expect(wanted).toMatch(new RegExp(Version.pattern ?? ''));
});

test.each(['React-19', '19', 'react-19.01', 'react_19', 'react-', 'r'.repeat(21)])(
  '%s is no name of a line',
  (name) => {
    expect(name).not.toMatch(new RegExp(LineName.pattern ?? ''));
  },
);

test('R13.93 the table has one line or two', () => {
  const other = { name: 'react-19.1', contract: 1, packages: { react: 'react-19.1' } };
  expect(readLines(text(row, other))).toEqual([row, other]);
  expect(() => readLines(text())).toThrow('shell/lines.json must list one or two lines');
  expect(() => readLines(text(row, other, { ...other, name: 'react-18' }))).toThrow('must list one or two lines');
  expect(() => readLines(text(row, row))).toThrow('shell/lines.json lists the line react-19.3 twice.');
  expect(() => readLines(text({ ...row, packages: { vue: 'vue-3' } }))).toThrow('/0/packages');
});

test('R13.109 each line says which contract the shell keeps with its sections', () => {
  expect(presentLine().contract).toBeGreaterThan(0);
  for (const contract of [undefined, 0, 1.5, '1'])
    expect(() => readLines(text({ ...row, contract }))).toThrow('/0/contract is wrong');
});

test('R13.93 what a line shares is what is installed under the names that it gives, and a section takes any later version', () => {
  const { version } = jest.requireActual<{ version: string }>('react/package.json');
  const present = singletonVersions(presentLine());
  expect(present).toMatchObject({ react: version, 'react/jsx-runtime': version });
  expect(singletonRanges(presentLine()).react).toBe(`^${version.split('.').slice(0, 2).join('.')}.0`);
  // Another package stands in for another version of this one.
  const line: Line = { name: 'other-1', contract: 1, packages: { react: 'webpack' } };
  expect(singletonVersions(line).react).toBe(jest.requireActual<{ version: string }>('webpack/package.json').version);
  expect(lineAliases(line)).toEqual({ react: expect.stringMatching(/node_modules.webpack$/) });
  expect(() => singletonVersions({ name: 'react-17', contract: 1, packages: { react: 'react-17' } })).toThrow(
    'The line react-17 takes react from react-17, which is not installed.',
  );
});

test('R13.92 the shell says what sections may import, and nothing that is for the shell alone', () => {
  const { react, '@site/shared/store': store, 'react-router-dom': router } = sharedVersions(presentLine());
  expect(react?.names).toEqual(expect.arrayContaining(['useState', 'Suspense']));
  expect(router?.names).toContain('useLoaderData');
  expect(store?.names).toContain('siteStore');
  const all = [react, store].flatMap((one) => one?.names ?? []);
  expect(all.filter((name) => /^(install|__)/.test(name))).toEqual([]);
});

test('R13.93 R13.99 a section is built for the present line unless its package.json names another one that the shell has', () => {
  const other = { name: 'react-19.1', contract: 1, packages: { react: 'react-19.1' } };
  const chosen = (line?: string) =>
    lineOfSection('mf-help', { name: 'mf-help', version: '1.0.0', ...(line && { line }) }, [row, other]);
  expect([chosen(), chosen('react-19.3'), chosen('react-19.1')]).toEqual([row, row, other]);
  expect(() => chosen('react-18')).toThrow(
    'mf-help/package.json names the line react-18, and shell/lines.json has react-19.3 and react-19.1.',
  );
});
