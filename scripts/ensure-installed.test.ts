import { spawnSync } from 'node:child_process';
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
