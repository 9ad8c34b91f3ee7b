import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShellBuilds, shellsIn } from './read-shell-builds';

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'shell-builds-'));
});
afterEach(() => rmSync(distDir, { recursive: true, force: true }));

function build(place: string, version: string): void {
  mkdirSync(path.join(distDir, place), { recursive: true });
  writeFileSync(path.join(distDir, place, 'release.json'), JSON.stringify({ name: 'shell', version }));
}

test('a shell of one line has one build', () => {
  build('', '1.0.0');
  expect(shellsIn(readShellBuilds({ distDir }))).toEqual({ shell: { name: 'shell', version: '1.0.0' } });
});

test('R13.93 the build of the other line lies beside that of the present one', () => {
  build('', '1.0.0');
  build('lines/react-19.9', '1.0.0-react.19.9');
  const builds = readShellBuilds({ distDir });
  expect(builds.map(({ folder }) => path.relative(distDir, folder))).toEqual(['', 'lines/react-19.9']);
  expect(shellsIn(builds)).toMatchObject({ shell: { version: '1.0.0' }, other: { version: '1.0.0-react.19.9' } });
});

test('what is not built is named, and so is a third line', () => {
  expect(() => readShellBuilds({ distDir })).toThrow(/The shell is not built: .*release\.json cannot be read/);
  build('', '1.0.0');
  mkdirSync(path.join(distDir, 'lines/react-19.9'), { recursive: true });
  expect(() => readShellBuilds({ distDir })).toThrow(/react-19\.9.release\.json cannot be read/);
  mkdirSync(path.join(distDir, 'lines/react-19.8'));
  expect(() => readShellBuilds({ distDir })).toThrow(
    'has react-19.8 and react-19.9: a shell has at most one line beside',
  );
});
