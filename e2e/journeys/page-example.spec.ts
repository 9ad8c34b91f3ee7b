import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { openGate } from '@site/release/gate/gate';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { readBuiltRelease } from '@site/release/releases/built-release';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { openGateSite } from '../harness/gate-site';
import { followPageExample, readPageExample } from '../harness/page-example';
import { copyBuilds, linkPackages, scratchCheckout } from '../harness/scratch-checkout';
import { everyCase } from '../harness/every-case';

// docs/how-to/add-a-page.md: whoever copies its example has a page that goes live.

let root: string;
let example: ReturnType<typeof readPageExample>;

test.beforeAll(() => {
  root = scratchCheckout('page-example');
  linkPackages(root);
  copyBuilds(root);
  example = readPageExample(root);
  followPageExample(root, example);
});

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a tool in the checkout; gives what it printed where it failed. */
function failureOf(binary: string, ...args: string[]): string {
  const tool = path.join(root, 'node_modules/.bin', binary);
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test('R12.154 the example of the how-to is formatted as it is written', () => {
  expect(failureOf('biome', 'format', 'mf-help', 'e2e/urls')).toBe('');
});

test(
  'R12.154 the example of the how-to is typed, tested and built as it is written, and the gate lets it live',
  everyCase,
  async () => {
    expect(failureOf('tsc', '-b', 'mf-help')).toBe('');
    expect(failureOf('tsx', 'tooling/src/commands/build.ts', 'mf-help')).toBe('');
    expect(failureOf('jest', 'mf-help/src/pages/glossary', 'e2e/laws/addresses', 'e2e/laws/content-files')).toBe('');

    const release = readBuiltRelease(path.join(root, 'mf-help/dist'));
    expect(release.manifest.routes.map((route) => route.path)).toContain(example.address);
    const site = await openGateSite(apiOrigin(), 'whole');
    try {
      const { store, keys } = site.access;
      const { name, version } = release.manifest;
      await publish(store, keys(), release, { by: 'e2e' });
      const check = openGate(site.access);
      const { revision } = await promote(store, keys(), { [name]: version }, { by: 'e2e', check });
      expect(revision.remotes[name]?.version).toBe(version);
      expect(revision.gate?.pages).toBeGreaterThan(0);
    } finally {
      site.close();
    }
  },
);
