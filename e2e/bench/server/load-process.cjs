/**
 * A load client that costs little, in a process of its own: it counts answers by their bytes, which are the same each
 * time. Told by its parent, as a message: host, port, the request's text, connections, time in milliseconds, and how many
 * a second (0 is as many as the server can).
 */
const { connect } = require('node:net');

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Bytes of one answer and of its head. */
function firstAnswer(host, port, text) {
  return new Promise((done, fail) => {
    const socket = connect(port, host, () => socket.write(text));
    let seen = Buffer.alloc(0);
    socket.on('error', fail).on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk]);
      const end = seen.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = seen.subarray(0, end + 4).toString('latin1');
      const body = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (seen.length < head.length + body) return;
      socket.destroy();
      done({ status: Number(head.slice(9, 12)), head: head.length, whole: head.length + body });
    });
  });
}

function drive({ host, port, text, lanes, forMs, perSecond }, whole) {
  const times = [];
  const began = performance.now();
  const until = began + forMs;
  const idle = [];
  const sockets = [];
  const ask = (lane, at) => {
    lane.at = at;
    lane.socket.write(text);
  };
  return new Promise((done, fail) => {
    let timer;
    const finish = () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      times.sort((one, other) => one - other);
      done({
        answers: times.length,
        ms: performance.now() - began,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
      });
    };
    setTimeout(finish, forMs);
    for (let place = 0; place < lanes; place += 1) {
      const socket = connect(port, host);
      socket.setNoDelay(true);
      sockets.push(socket);
      const lane = { socket, at: 0, got: 0 };
      socket.on('error', fail).on('connect', () => (perSecond ? idle.push(lane) : ask(lane, performance.now())));
      socket.on('data', (chunk) => {
        lane.got += chunk.length;
        if (lane.got < whole) return;
        lane.got -= whole;
        const now = performance.now();
        times.push(now - lane.at);
        if (now >= until) return;
        if (perSecond) idle.push(lane);
        else ask(lane, now);
      });
    }
    if (!perSecond) return;
    let sent = 0;
    // What is due and finds no free connection waits, and its time counts from when it was due.
    timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) * perSecond) / 1000);
      for (; sent < due && idle.length > 0; sent += 1) ask(idle.pop(), began + (sent * 1000) / perSecond);
    }, 1);
  });
}

process.on('message', async (job) => {
  try {
    const { status, head, whole } = await firstAnswer(job.host, job.port, job.text);
    const driven = job.forMs > 0 ? await drive(job, whole) : { answers: 0, ms: 0, p50: 0, p99: 0 };
    process.send({ status, head, whole, ...driven });
  } catch (error) {
    process.send({ fault: error.message });
  }
});
process.on('disconnect', () => process.exit());
