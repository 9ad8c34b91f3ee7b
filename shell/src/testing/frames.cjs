const { writeSync } = require('node:fs');

/** The frames of `render/frames.ts`, for processes of tests that are run as they are. */
function send(kind, body = '') {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length);
  head.writeUInt8(kind, 4);
  writeSync(1, Buffer.concat([head, bytes]));
}

/** @param {number} id of the render; @param {object} facts of the page; @param {string} html */
function sendPage(id, facts, html) {
  const text = Buffer.from(JSON.stringify({ id, status: 200, degraded: false, stale: false, ...facts }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  send(6, Buffer.concat([length, text, Buffer.from(html)]));
}

/** @param {(kind: number, message: any) => void} take is given each message of the shell */
function listen(take) {
  let left = Buffer.alloc(0);
  process.stdin.on('data', (chunk) => {
    left = Buffer.concat([left, chunk]);
    while (left.length >= 5 && left.length >= 5 + left.readUInt32BE(0)) {
      const end = 5 + left.readUInt32BE(0);
      const [kind, body] = [left.readUInt8(4), left.toString('utf8', 5, end)];
      left = left.subarray(end);
      take(kind, body && JSON.parse(body));
    }
  });
  process.stdin.on('close', () => process.exit(0));
}

module.exports = { send, sendPage, listen };
