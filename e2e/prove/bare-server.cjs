/**
 * What a call costs at least: Node's own server reads the body whole, asks the api at the origin of its argument and
 * passes the answer on. It tells its port to the process that forked it and ends with it.
 */
const { Agent, createServer, request: ask } = require('node:http');

const [, , api] = process.argv;
const agent = new Agent({ keepAlive: true });

const server = createServer((request, reply) => {
  const chunks = [];
  request.on('error', () => undefined);
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const call = ask(`${api}${request.url}`, { agent, method: request.method }, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    });
    call.on('error', () => reply.writeHead(502).end());
    call.end(Buffer.concat(chunks));
  });
});

server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
