import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writingTools } from './bundled-packages';
import { installedName, type LockedPackages, readLockfile, resolveFrom } from './lockfile';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';

/** Where the build of the shell puts the notices, and under which address the shell serves them. */
export const noticesFile = 'third-party-notices.txt';

/** Licences that a package may have: all allow what we do with them, and ask for their text at most. */
export const allowedLicences: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'MIT AND Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', '0BSD'],
  // Python's, of `argparse`; public domain; data of SPDX, which asks for its name.
  ...['PSF-2.0', 'CC0-1.0', 'Unlicense', 'CC-BY-3.0'],
]);

/**
 * In builds although no `dependencies` leads to them: what css-loader writes into sheets, the parser of the release check, and what
 * `debug` takes where it is installed.
 */
const besides = ['css-loader', 'acorn', 'supports-color', 'has-flag'];

const legalFile = /^(licen[cs]e|copying|notice)/i;

export type Notice = { place: string; name: string; version: string; licence: string; text: string };

type Manifest = { author?: string | { name?: string }; license?: string };

/** The text of the licence for those who name it in package.json alone. */
function mitText(author: string): string {
  return `Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

/** Everything that the code of these workspaces asks for when it runs, as far as it is installed here. */
function placesOf(packages: LockedPackages, workspaces: readonly string[], root: string): string[] {
  const seen = new Set<string>();
  const visit = (place: string): void => {
    if (seen.has(place)) return;
    seen.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    const peers = installedName(place) ? peerDependencies : {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peers })) {
      const found = resolveFrom(packages, place, name);
      if (found) visit(found);
    }
  };
  workspaces.forEach(visit);
  return [...seen].filter((place) => installedName(place) && existsSync(path.join(root, place)));
}

function textOf(folder: string, licence: string): string {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && legalFile.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length > 0 || licence !== 'MIT') return texts.join('\n\n');
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return mitText((typeof author === 'string' ? author : author?.name) ?? 'its authors');
}

/** What every package that the site ships or runs on says of its licence, sorted by name. */
export function noticesOf(lockfile: string, root = repositoryRoot): Notice[] {
  const packages = readLockfile(lockfile);
  const places = placesOf(packages, ['shell', 'api', ...remoteNames(root)], root);
  const others = besides.flatMap((name) => resolveFrom(packages, 'tooling', name) ?? []);
  return [...new Set([...places, ...others, ...writingTools])]
    .map((place) => {
      const { version = '', license: licence = '', name = installedName(place) ?? place } = packages[place] ?? {};
      return { place, name, version, licence, text: textOf(path.join(root, place), licence) };
    })
    .sort((one, other) =>
      `${one.name} ${one.version} ${one.place}` < `${other.name} ${other.version} ${other.place}` ? -1 : 1,
    );
}

const introduction = `Third-party notices

This site contains or runs on the packages below. Each group of packages is followed by its licence.`;

/** The notices as one text; packages with the same licence text share it. */
export function noticesText(notices: readonly Notice[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence, text } of notices) {
    const names = groups.get(text) ?? [];
    const line = `${name} ${version} (${licence})`;
    if (!names.includes(line)) groups.set(text, [...names, line]);
  }
  const line = '-'.repeat(80);
  const parts = [...groups].map(([text, names]) => [names.join('\n'), ...(text === '' ? [] : [text])].join('\n\n'));
  return `${[introduction, ...parts].join(`\n\n${line}\n\n`)}\n`;
}
