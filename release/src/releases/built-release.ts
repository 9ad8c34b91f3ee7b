import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { linesFolder } from '@site/shared/contract/line';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { Type } from '@sinclair/typebox';
import { parseChecked } from '../text/checked-json';
import { fileFault } from './listed-file';
import { parseManifest, SERVER_FILE } from './manifest-signature';
import { ReleaseError } from '../errors/release-error';
import { checkStorePath } from '../store/release-store';
import { checkName, MANIFEST_FILE, SHELL_NAME } from '../store/store-paths';

/** A build in `dist/`: checked against its own release.json, not signed yet. */
export interface BuiltRelease {
  manifest: ReleaseManifest;
  manifestText: string;
  files: Map<string, Buffer>;
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function readListedFile(folder: string, file: ReleaseManifest['files'][number], subject: string): Buffer {
  checkStorePath(file.path);
  const path = resolve(folder, file.path);
  const bytes = path.startsWith(resolve(folder) + sep) ? readOrNull(path) : null;
  const fault = fileFault(bytes, file, `the build of ${subject}`);
  if (fault || !bytes) throw new ReleaseError(`${fault} Build it again.`);
  return bytes;
}

/** Reads a `dist` folder; refuses one whose files differ from its release.json. */
export function readBuiltRelease(folder: string): BuiltRelease {
  const text = readOrNull(join(folder, MANIFEST_FILE));
  if (!text) throw new ReleaseError(`There is no build in ${folder}: ${MANIFEST_FILE} is missing. Build it first.`);
  const manifest = parseManifest(text, `the build in ${folder}`);
  const subject = `${manifest.name} ${manifest.version}`;
  const files = new Map(manifest.files.map((file) => [file.path, readListedFile(folder, file, subject)]));
  if (manifest.name !== SHELL_NAME && !files.has(SERVER_FILE)) {
    throw new ReleaseError(`The build of ${subject} has no ${SERVER_FILE}, so no server could show it.`);
  }
  return { manifest, manifestText: text.toString('utf8'), files };
}

/** The folders of the builds in a `dist` folder: its own, and of the shell that of its other line (docs/architecture.md#lines). */
export function buildFolders(folder: string): string[] {
  const lines = join(folder, linesFolder);
  const others = existsSync(lines) ? readdirSync(lines).sort() : [];
  return [folder, ...others.map((name) => join(lines, name))];
}

/** Every build in a `dist` folder. */
export function readBuiltReleases(folder: string): BuiltRelease[] {
  return buildFolders(folder).map(readBuiltRelease);
}

function packageVersion(folder: string, name: string): string {
  const text = readOrNull(join(folder, 'package.json'));
  if (!text) throw new ReleaseError(`No workspace is called ${name}: ${join(folder, 'package.json')} is not there.`);
  return parseChecked(text, Type.Object({ version: Type.String() }), `package.json of ${name}`).version;
}

/** The build of a workspace; refuses one older than the version in its package.json. */
export function readBuiltWorkspace(root: string, name: string): BuiltRelease {
  const [built] = readBuiltLines(root, name);
  return built as BuiltRelease;
}

/** The same with the build of the other line, where the shell has one. */
export function readBuiltLines(root: string, name: string): BuiltRelease[] {
  checkName(name);
  const folder = join(root, name);
  const version = packageVersion(folder, name);
  return readBuiltReleases(join(folder, 'dist')).map((built) => requireCurrent(built, name, version));
}

function requireCurrent(built: BuiltRelease, name: string, version: string): BuiltRelease {
  if (built.manifest.name !== name) {
    throw new ReleaseError(`${name}/dist holds a build of ${built.manifest.name}. Build ${name} again.`);
  }
  const isOfIt = built.manifest.version.startsWith(version);
  if (isOfIt && /^(?:-|\.[a-z]|$)/.test(built.manifest.version.slice(version.length))) return built;
  throw new ReleaseError(
    `${name}/dist was built as ${built.manifest.version}, but ${name} is ${version} now. Build it again.`,
  );
}
