import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ShellEnds } from './shell-ends';

const folder = () => mkdtempSync(path.join(tmpdir(), 'ends-'));

/** A shell that ends by each of these in turn, and the one that starts after them. */
function after(...ends: (string | undefined)[]): ShellEnds {
  const place = folder();
  for (const release of ends) new ShellEnds(place).note(release);
  return new ShellEnds(place);
}

test('a release is set aside where its own messages ended the shell twice in a row, and for nothing less', () => {
  expect(after('mf-help@1.3.0', 'mf-help@1.3.0').setAside).toBe('mf-help@1.3.0');
  expect(after('mf-help@1.3.0').setAside).toBeUndefined();
  expect(after('mf-help@1.3.0', undefined).setAside).toBeUndefined();
  expect(after('mf-help@1.3.0', 'mf-info@1.0.0').setAside).toBeUndefined();
  expect(after(undefined, undefined).setAside).toBeUndefined();
});

test('a stop on purpose forgets it, and what cannot be read says nothing', () => {
  const ends = after('mf-help@1.3.0', 'mf-help@1.3.0');
  ends.forget();
  const place = folder();
  writeFileSync(path.join(place, 'ends.json'), '[[[');
  expect(new ShellEnds(place).setAside).toBeUndefined();
});
