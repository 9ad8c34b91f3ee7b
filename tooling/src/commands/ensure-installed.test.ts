import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.join(__dirname, 'ensure-installed.mjs');

/** Runs the check as if this Node were another one. */
function asNode(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import(${JSON.stringify(script)});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', pretend], { encoding: 'utf8' });
}

test('an old Node is refused with one sentence', () => {
  const { status, stderr } = asNode('18.20.4');
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('Node 20.19 or newer is needed; this is 18.20.4.');
});

test('Node 20.18 is too old by one', () => {
  expect(asNode('20.18.9').status).toBe(1);
});

/** A checkout of two packages, one of them for development, whose npm installs as npm does, but from nowhere. */
class Checkout {
  readonly root = mkdtempSync(path.join(tmpdir(), 'checkout-'));

  constructor(npm: string) {
    mkdirSync(path.join(this.root, 'bin'));
    for (const file of ['ensure-installed.mjs', 'missing-packages.mjs'])
      cpSync(path.join(__dirname, file), path.join(this.root, 'tooling/src/commands', file));
    const packages = {
      '': {},
      'node_modules/runs': {},
      'node_modules/builds': {},
      'node_modules/mac': { optional: true },
    };
    writeFileSync(path.join(this.root, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(path.join(this.root, 'bin/npm'), `#!/bin/sh\necho run >> npm-runs\n${npm}`);
    chmodSync(path.join(this.root, 'bin/npm'), 0o755);
  }

  ensure(environment: Record<string, string> = {}) {
    return spawnSync(process.execPath, [path.join(this.root, 'tooling/src/commands/ensure-installed.mjs')], {
      encoding: 'utf8',
      env: { PATH: `${path.join(this.root, 'bin')}${path.delimiter}${process.env['PATH']}`, ...environment },
    });
  }

  has = (name: string) => existsSync(path.join(this.root, 'node_modules', name));

  runs = () => readFileSync(path.join(this.root, 'npm-runs'), 'utf8').trim().split('\n').length;
}

const place = (name: string) => `mkdir -p node_modules/${name} && echo '{}' > node_modules/${name}/package.json\n`;
const npm = `${place('runs')}case "$NODE_ENV $*" in production*--include=dev*) ;; production*) exit 0;; esac\n${place('builds')}`;

test('what builds the site is installed in production too, once, and again when it is gone', () => {
  const checkout = new Checkout(npm);

  expect(checkout.ensure({ NODE_ENV: 'production' }).status).toBe(0);
  expect(checkout.has('builds/package.json')).toBe(true);
  checkout.ensure();
  expect(checkout.runs()).toBe(1);
  rmSync(path.join(checkout.root, 'node_modules/builds'), { recursive: true });
  expect(checkout.ensure().status).toBe(0);
  expect(checkout.has('builds/package.json')).toBe(true);
});

test('an install that left packages out is told with the first of them, and is not taken for done', () => {
  const checkout = new Checkout(place('runs'));
  const { status, stderr } = checkout.ensure();

  expect(status).toBe(1);
  expect(stderr).toContain('npm install left out 1 packages of package-lock.json, node_modules/builds first');
  expect(checkout.has('.installed-lock')).toBe(false);
});

test.each(['node_modules', 'node_modules/.bin'])(
  'nothing is installed through a %s that is a link to another folder',
  (link) => {
    const checkout = new Checkout(npm);
    const other = mkdtempSync(path.join(tmpdir(), 'other-'));
    mkdirSync(path.dirname(path.join(checkout.root, link)), { recursive: true });
    symlinkSync(other, path.join(checkout.root, link));
    const { status, stderr } = checkout.ensure();
    expect(status).toBe(1);
    expect(stderr).toContain(
      `Packages are missing, and ${link} is a link to ${other}, which npm install would change.`,
    );
    expect(existsSync(path.join(checkout.root, 'npm-runs'))).toBe(false);
    for (const folder of [checkout.root, other]) rmSync(folder, { recursive: true });
  },
);
