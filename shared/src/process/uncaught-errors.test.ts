import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../build/workspaces';

const testedFile = path.join(__dirname, 'uncaught-errors.ts');

/** Runs a server that ends so and does this after its first line; gives its output and exit code. */
function run(slip: string, drain = 'async () => { server.close(); await request; say("drained"); }') {
  const program = `
    const { createServer, get } = require('node:http');
    const { endOnUncaught } = require(${JSON.stringify(testedFile)});
    const say = (text) => process.stdout.write(text + '\\n');
    const log = { fatal: ({ err }, text) => say(text + ' | ' + err.message), error: ({ err }, text) => say(text + ' | ' + err.message) };
    const server = createServer((_, answer) => {
      answer.write('begun ');
      setTimeout(() => answer.end('and ended'), 300);
    });
    let request;
    endOnUncaught({ log, limit: 5000, drain: ${drain} });
    server.listen(0, '127.0.0.1', () => {
      request = new Promise((done) => get({ port: server.address().port, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          if (text === '') setImmediate(() => { ${slip} });
          text += part;
        }).on('end', () => { say(text); done(); });
      }));
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    cwd: repositoryRoot,
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise<{ code: number | null; lines: string[] }>((done) =>
    child.once('close', (code) => done({ code, lines: output.trim().split('\n') })),
  );
}

test.each([
  ['an error', "throw new Error('a slip')", 'an error was not caught'],
  ['a rejection', "Promise.reject(new Error('a slip'))", 'a promise failed and nobody caught it'],
])(
  'F61: after %s that nobody caught the process says so, answers what it has begun, and ends with 1',
  async (_, slip, sentence) => {
    const { code, lines } = await run(slip);

    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${sentence}.* \\| a slip$`)),
      'begun and ended',
      'drained',
    ]);
    expect(code).toBe(1);
  },
);

test('F61: a second error while it ends, and a failing end, are told and change nothing', async () => {
  const drain =
    "async () => { setTimeout(() => { throw new Error('another') }); await request; throw new Error('no end'); }";
  const { code, lines } = await run("throw new Error('a slip')", drain);

  expect(lines.map((line) => line.split(' | ')[1] ?? line)).toEqual(['a slip', 'another', 'begun and ended', 'no end']);
  expect(code).toBe(1);
});
