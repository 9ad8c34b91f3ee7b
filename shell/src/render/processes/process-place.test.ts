import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProcessPlace } from './process-place';

const scriptIn = (folder: string) => {
  const script = path.join(folder, 'render.cjs');
  writeFileSync(script, '');
  return script;
};

test('a copy that others may read lies beside an empty folder, and is made anew when somebody tidied it away', () => {
  const place = new ProcessPlace(scriptIn(mkdtempSync(path.join(tmpdir(), 'code-'))));
  const first = place.get();
  expect(statSync(first.script).mode & 0o777).toBe(0o444);
  expect(readdirSync(first.empty)).toEqual([]);
  expect(place.get()).toBe(first);

  rmSync(path.dirname(first.script), { recursive: true });
  expect(statSync(place.get().script).isFile()).toBe(true);
});

test('where there is no folder for temporary files, processes run beside the code', () => {
  const script = scriptIn(mkdtempSync(path.join(tmpdir(), 'code-')));
  expect(new ProcessPlace(script, ['/nowhere']).get().script).toBe(script);
});

test('a folder for temporary files that only its owner may enter is used where there is no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mine-'));
  const open = path.join(folder, 'open');
  mkdirSync(open);
  const script = scriptIn(folder);
  expect(new ProcessPlace(script, [open]).get().script.startsWith(`${open}/`)).toBe(true);
  const [other = ''] = ['/var/tmp', '/dev/shm'];
  expect(new ProcessPlace(script, [open, other]).get().script.startsWith(`${other}/`)).toBe(true);
  chmodSync(folder, 0o755);
  expect(new ProcessPlace(script, [open, other]).get().script.startsWith(`${open}/`)).toBe(true);
});
