const { listen, send, sendPage } = require('./frames.cjs');

/**
 * A render process without pages, for tests of the pool: an address says what its page does, the code of the section
 * what happens while it loads. An answer names the process and counts its pages.
 */
let pages = 0;

/** @param {number} ms milliseconds on the CPU */
function work(ms) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** @param {number} ms milliseconds in which the process does nothing at all, as one that stands still */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const megabyte = 1024 * 1024;
const held = [];

const doings = {
  work,
  sleep,
  loop: () => work(Infinity),
  sleepForEver: () => sleep(Infinity),
  exit: () => process.exit(7),
  hold: (mb) => held.push(new Uint8Array(mb * megabyte).fill(1)),
  /** What no render process sends. */
  garbage: () => process.stdout.write('garbage{\n'),
  unknownKind: () => send(99),
  longFrame: () => process.stdout.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 6])),
  nullCall: () => send(7, '{"id":1,"request":null}'),
  foreignPage: () => sendPage(4711, {}, 'forged'),
  nested: () => send(7, '['.repeat(5000) + ']'.repeat(5000)),
  notJson: () => send(7, '{"id":'),
  secondReady: () => send(2),
  wrongStatus: (id) => sendPage(id, { status: 99 }, ''),
  shortPage: () => send(6, Buffer.from([0, 0, 1, 0, 1])),
  strays: () => {
    for (let turn = 0; turn < 9; turn += 1) send(4, '{"reason":"x"}');
  },
  pong: () => {
    for (let turn = 0; turn < 99; turn += 1) send(8);
  },
  namesOther: () => send(5, '{"id":4711}'),
  toil: () => setInterval(() => work(15), 0),
  calls: () => {
    const request = { method: 'get', url: 'host:cms/v1/never', timeout: 100, call: 'never', remote: 'mf-x' };
    for (let id = 1; id < 300; id += 1) send(7, JSON.stringify({ id, request }));
  },
};
/** What is said in the place of the answer. */
const instead = [
  'garbage',
  'unknownKind',
  'longFrame',
  'nullCall',
  'foreignPage',
  'nested',
  'notJson',
  'secondReady',
  'shortPage',
  'strays',
  'pong',
  'namesOther',
  'calls',
];

function answer({ id, request }) {
  const [what = '', ms = '0'] = request.address.slice(1).split('/');
  pages += 1;
  const html = `process ${process.pid} page ${pages}`;
  // The page of the shell that a set is tried with.
  const status = request.address === '/home/404' ? 404 : 200;
  if (what === 'later') return setTimeout(() => sendPage(id, { status }, html), Number(ms));
  if (what === 'never') return undefined;
  if (what === 'wrongStatus') return doings.wrongStatus(id);
  if (!instead.includes(what)) send(5, JSON.stringify({ id }));
  doings[what]?.(Number(ms));
  return instead.includes(what) ? undefined : sendPage(id, { status }, html);
}

listen((kind, message) => {
  if (kind === 4) send(8);
  if (kind === 2) answer(message);
  if (kind !== 1) return;
  const [script = ''] = Object.values(message.code);
  const [doing = '', ms = '0'] = script.split('/');
  send(1);
  doings[doing]?.(Number(ms));
  send(2);
});
