const { spawnSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const { parentPort, Worker } = require('node:worker_threads');

/** A thread that no module of the shell closed; it tells what Node itself refuses it. */
const attempts = {
  write: () => writeFileSync('/tmp/hostile-worker', 'x'),
  read: () => readFileSync('/etc/hosts'),
  environmentOfProcess: () => readFileSync('/proc/self/environ'),
  spawn: () => spawnSync('id'),
  thread: () => new Worker('1', { eval: true }),
  nativeCode: () => process.dlopen({ exports: {} }, '/tmp/hostile.node'),
};

function outcome(attempt) {
  try {
    attempt();
    return 'reached';
  } catch ({ code }) {
    return code;
  }
}

const reported = Object.entries(attempts).map(([name, attempt]) => `${name} ${outcome(attempt)}`);
parentPort.postMessage({ kind: 'refused', reason: reported.join(', '), sections: {} });
