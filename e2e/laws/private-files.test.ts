import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { compose, havingKey } from './deploy-files';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

/** What a production on one host lays beside compose.yaml: keys, passwords, settings, digests. */
function ownFiles(): string[] {
  const volumes = havingKey(compose(), 'volumes').flatMap(({ volumes: list }) => (Array.isArray(list) ? list : []));
  const mounted = volumes.map((volume) => String(volume).split(':')[0] ?? '').filter((place) => place.startsWith('./'));
  const secrets = havingKey(compose().secrets, 'file').map(({ file }) => String(file).split('/')[0]);
  const settings = havingKey(compose(), 'env_file').map(({ env_file: file }) => String(file));
  const named = [...mounted.map((place) => place.slice(2)), ...secrets, ...settings, '.env'];
  const isTracked = (name: string) => trackedFiles.some((file) => file.startsWith(`deploy/${name}/`));
  return [...new Set(named)].filter((name): name is string => name !== undefined && !isTracked(name)).sort();
}

test('R11.42 what one production has of its own is in no image and in no commit', () => {
  const own = ownFiles();
  expect(own).toEqual(['.env', 'keyring', 'private', 'secrets', 'settings.env']);
  const outside = readTracked('.dockerignore').split('\n');
  expectNothing(
    own.filter((name) => !outside.includes(`deploy/${name}`)),
    'add the name to .gitignore and .dockerignore.',
  );
  const places = own.map((name) => (name.includes('env') ? `deploy/${name}` : `deploy/${name}/a.pem`));
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...places], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n').sort()).toEqual(places.sort());
});
