const { spawnSync } = require('node:child_process');
const { readFileSync, writeFileSync, writeSync } = require('node:fs');
const net = require('node:net');
const { Worker } = require('node:worker_threads');

/** A process that no module of the shell closed; it tells what Node and the system refuse it. */
const attempts = {
  write: () => writeFileSync('/tmp/hostile-process', 'x'),
  read: () => readFileSync('/etc/hosts'),
  environmentOfProcess: () => readFileSync('/proc/self/environ'),
  spawn: () => spawnSync('id'),
  thread: () => new Worker('1', { eval: true }),
  nativeCode: () => process.dlopen({ exports: {} }, '/tmp/hostile.node'),
  codeFromText: () => new Function('return 1')(),
  signal: () => process.kill(process.ppid, 0),
};

function outcome(attempt) {
  try {
    attempt();
    return 'reached';
  } catch ({ code, name }) {
    return code ?? name;
  }
}

/** Port 9 of this machine: refused where there is a network, not to be reached where there is none. */
function network() {
  return new Promise((done) => {
    net
      .connect(9, '127.0.0.1')
      .on('error', ({ code }) => done(code))
      .on('connect', () => done('reached'));
  });
}

async function tell() {
  const reported = Object.entries(attempts).map(([name, attempt]) => `${name} ${outcome(attempt)}`);
  const facts = [
    ...reported,
    `network ${await network()}`,
    `uid ${process.getuid()}`,
    `env ${Object.keys(process.env)}`,
  ];
  const body = Buffer.from(JSON.stringify({ reason: facts.join(', '), isOfSection: true }));
  const head = Buffer.alloc(5);
  head.writeUInt32BE(body.length);
  head.writeUInt8(3, 4);
  writeSync(1, Buffer.concat([head, body]));
}
void tell();
