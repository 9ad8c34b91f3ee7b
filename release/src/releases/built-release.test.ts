import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltWorkspace } from './built-release';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { sampleRelease } from '../testing/sample-release';
import { writeSampleWorkspace } from '../testing/sample-workspace';

afterAll(removeFreshFolders);

function workspaces(version = '1.0.0'): string {
  const root = freshFolder();
  writeSampleWorkspace(root, { version });
  return root;
}

test.each(['1.0.0', '1.0.0-h0123456789ab'])('a build of version %s is read with all its files', (version) => {
  const built = readBuiltWorkspace(workspaces(version), 'mf-help');

  expect(built.manifest.version).toBe(version);
  expect([...built.files.keys()]).toEqual(['client/remoteEntry.js', 'client/page-0.css', 'server/routes.cjs']);
});

test('each way in which a build cannot be published has its sentence', () => {
  const root = workspaces();
  const dist = join(root, 'mf-help/dist');
  const read =
    (name = 'mf-help') =>
    () =>
      readBuiltWorkspace(root, name);

  expect(read('mf-hlep')).toThrow('No workspace is called mf-hlep');
  expect(read('../mf-help')).toThrow('"../mf-help" is no name of a remote');

  writeFileSync(join(dist, 'client/page-0.css'), 'h1 { color: #000; }');
  expect(read()).toThrow(
    'client/page-0.css of the build of mf-help 1.0.0 was changed: its SHA-384 differs. Build it again.',
  );
  rmSync(join(dist, 'client/page-0.css'));
  expect(read()).toThrow('client/page-0.css of the build of mf-help 1.0.0 is missing. Build it again.');

  writeFileSync(join(root, 'mf-help/package.json'), '{"version":"1.1.0"}');
  writeSampleWorkspace(root, { name: 'mf-info' });
  writeFileSync(join(root, 'mf-info/package.json'), '{"version":"1.1.0"}');
  expect(read('mf-info')).toThrow('mf-info/dist was built as 1.0.0, but mf-info is 1.1.0 now. Build it again.');

  writeFileSync(join(dist, 'release.json'), sampleRelease({ name: 'mf-info' }).manifestText.slice(0, 90));
  expect(read()).toThrow('is not whole JSON: it is cut off or damaged.');
  rmSync(join(dist, 'release.json'));
  expect(read()).toThrow('release.json is missing. Build it first.');
});

test('a manifest that names a file outside of the build is refused', () => {
  const root = workspaces();
  const { manifest } = sampleRelease();
  const files = [{ ...manifest.files[0], path: 'client/../../package.json' }];
  writeFileSync(join(root, 'mf-help/dist/release.json'), JSON.stringify({ ...manifest, files }));

  expect(() => readBuiltWorkspace(root, 'mf-help')).toThrow('cannot be the path of a file in the store');
});
