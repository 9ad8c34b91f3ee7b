import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBundledPackages } from '@site/tooling/bundle/bundled-packages';
import { lockfileOf } from '@site/tooling/bundle/release-origin';
import { allowedLicences, noticesFile, noticesOf, noticesText } from '@site/tooling/bundle/third-party-notices';
import { outputFolder, remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';

const list = 'tooling/src/bundle/third-party-notices.ts';
const notices = noticesOf(lockfileOf(repositoryRoot) ?? '');
const builds = ['shell', ...remoteNames()];

const bundled = builds.map((name) => ({ name, places: readBundledPackages(outputFolder(name)) }));

test('R10.97 every package of the site has a licence of the list', () => {
  expect(notices.length).toBeGreaterThan(100);
  expectNothing(
    notices.filter(({ licence }) => !allowedLicences.has(licence)).map(({ name, licence }) => `${name}: “${licence}”`),
    `take another package, or add the licence to \`allowedLicences\` of ${list} after somebody read it.`,
  );
});

test('every build says which packages are in it', () => {
  expectNothing(
    bundled.filter(({ places }) => places === undefined).map(({ name }) => name),
    'run `npm run build`.',
  );
  expect(bundled.find(({ name }) => name === 'shell')?.places).toEqual(
    expect.arrayContaining(['node_modules/react-dom', 'node_modules/webpack']),
  );
});

test('R10.97 every package that a build contains is in the notices, with the text of its licence', () => {
  const known = new Map(notices.map(({ place, text }) => [place, text]));
  const lacking = bundled.flatMap(({ name, places = [] }) =>
    places.filter((place) => (known.get(place) ?? '') === '').map((place) => `${name}: ${place}`),
  );
  expectNothing(
    lacking,
    'name the package in `dependencies` of the workspace that uses it; one that a tool writes into builds goes into `besides` of tooling/src/bundle/third-party-notices.ts.',
  );
});

test('the built shell has the notices of the packages that are installed', () => {
  const file = path.join(outputFolder('shell'), noticesFile);
  const current = existsSync(file) && readFileSync(file, 'utf8') === noticesText(notices);
  expectNothing(current ? [] : [`shell/dist/${noticesFile}`], 'run `npm run build -- shell`.');
});
