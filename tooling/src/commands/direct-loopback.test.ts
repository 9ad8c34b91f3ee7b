import { spawnSync } from 'node:child_process';
import path from 'node:path';

const source = JSON.stringify(path.join(__dirname, 'direct-loopback.mjs'));

/** What a process that runs a script of this folder gives on as `NO_PROXY` and `no_proxy`. */
function direct(environment: Record<string, string>): unknown {
  const script = `import { withDirectLoopback } from ${source}; const { NO_PROXY, no_proxy } = withDirectLoopback(process.env); console.log(JSON.stringify([NO_PROXY, no_proxy]));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: environment,
  });
  return JSON.parse(stdout);
}

test.each([
  [{}, '127.0.0.1,localhost,::1'],
  [{ NO_PROXY: 'example.com' }, 'example.com,127.0.0.1,localhost,::1'],
  [{ no_proxy: 'a.example, localhost', NO_PROXY: 'b.example' }, 'a.example,localhost,127.0.0.1,::1'],
])('with %j no proxy is asked for this machine', (environment, expected) => {
  expect(direct({ HTTP_PROXY: 'http://127.0.0.1:9', ...environment })).toEqual([expected, expected]);
});

test('where no proxy is asked for anything, nothing is changed', () => {
  expect(direct({ NO_PROXY: '*' })).toEqual(['*', null]);
});
