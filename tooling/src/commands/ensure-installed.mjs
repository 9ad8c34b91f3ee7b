import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './missing-packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const lowest = [20, 19];

/** Ends with one plain sentence when this Node is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  console.error(`Node ${lowest.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Through a link npm would change the packages of another folder, and their owner would not know why they are gone. */
function requireOwnFolder() {
  for (const name of ['node_modules', 'node_modules/.bin']) {
    const place = path.join(root, name);
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    console.error(
      `Packages are missing, and ${name} is a link to ${readlinkSync(place)}, which npm install would change. Remove the link and try again.`,
    );
    process.exit(1);
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * `npm install` and not `npm ci`: the latter refuses a lockfile without the binaries of every other platform, and a
 * registry mirror need not have those. Versions and integrity come from the lockfile either way; it is not rewritten.
 * What builds and starts the site are packages for development, which npm leaves out under `NODE_ENV=production` or
 * `omit=dev` unless it is told.
 */
function install() {
  const started = Date.now();
  console.log('Installing packages (npm install); the first time takes about a minute …');
  const kinds = ['--include=dev', '--include=optional', '--include=peer'];
  const args = ['install', ...kinds, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm install failed (see above); nothing was started. Is the npm registry reachable?');
    process.exit(1);
  }
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** What npm left out although it reported success. */
function requireAll() {
  const missing = missingPackages(root);
  if (missing.length === 0) return;
  console.error(
    `npm install left out ${missing.length} packages of package-lock.json, ${missing[0]} first; nothing was started. Remove node_modules and try again.`,
  );
  process.exit(1);
}

// As `ignoreClosedOutput` of shared, which needs what is installed here.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
checkNode();
const stamp = path.join(root, 'node_modules/.installed-lock');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== lockHash() || missingPackages(root).length > 0) {
  requireOwnFolder();
  install();
  requireAll();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
}
