import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGate } from './gate';
import { freshFolder, removeFreshFolders } from './testing/fresh-stores';

afterAll(removeFreshFolders);

function checkThat(code: string): string {
  const file = join(freshFolder(), 'check.cjs');
  writeFileSync(file, code);
  return file;
}

test('a check that ends with 0 has no reasons', async () => {
  expect(await runGate(checkThat("console.error('a warning')"), '/store', {}, [])).toEqual([]);
});

test('a check gets the store, the versions and what changes, and its lines are the reasons', async () => {
  const check = checkThat(
    'console.error(process.argv[2]); console.error("\\n" + process.argv.slice(3).join(" ")); process.exitCode = 1;',
  );

  expect(await runGate(check, '/store', { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, ['mf-info'])).toEqual([
    '/store',
    '{"mf-help":"1.0.0","mf-info":"1.0.0"} mf-info',
  ]);
});

test('a check that fails without output, crashes or cannot start is a reason too', async () => {
  expect(await runGate(checkThat('process.exit(4)'), '/store', {}, [])).toEqual([
    'The check ended with code 4 and gave no reason.',
  ]);
  expect((await runGate(checkThat("process.kill(process.pid, 'SIGTERM')"), '/store', {}, []))[0]).toContain('SIGTERM');
  expect((await runGate('/nowhere/check.cjs', '/store', {}, [])).join(' ')).toContain('Cannot find module');
});
