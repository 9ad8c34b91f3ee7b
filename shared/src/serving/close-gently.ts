import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { ServedConnections } from './served-connections';

/**
 * All in milliseconds. Nobody connected for so long: who wants an answer waits for it on a connection that was accepted. A client on a
 * busy machine needs some of it to ask again.
 */
const quietTime = 150;
/** Where somebody connects all the time: until nobody waits to be accepted, and where somebody always does. */
const longestQuiet = 1000;
const longestQueue = 2000;
/** A client that was answered may ask again; one that is silent for so long has heard of the end when it asks. */
const restTime = 2000;
const step = 10;

type Ask = (...given: unknown[]) => void;

/** Keeps requests back that come from here on; gives how to let them go on. */
function holdRequests(server: Server): () => void {
  const answering = server.listeners('request') as Ask[];
  const held: unknown[][] = [];
  server.removeAllListeners('request');
  server.on('request', (...given) => void held.push(given));
  return () => {
    server.removeAllListeners('request');
    for (const answer of answering) server.on('request', answer);
    for (const given of held) server.emit('request', ...given);
  };
}

/**
 * Every turn of the loop accepts one that the kernel has connected, so that none waits after a turn in which nobody came. The
 * caller closes in the same turn.
 */
async function untilNobodyConnects(connections: ServedConnections): Promise<void> {
  const began = performance.now();
  const lasted = () => performance.now() - began;
  const quiet = () => performance.now() - Math.max(began, connections.lastOpened) > quietTime;
  while (lasted() < longestQueue) {
    const before = connections.accepted;
    await turn();
    if (connections.accepted > before) continue;
    if (quiet() || lasted() > longestQuiet) return;
    await pause(step);
  }
}

/**
 * Stops listening. What the kernel has connected and nobody accepted would be reset with the listener, so that all of it is
 * accepted first. Meanwhile requests wait: whoever waits for an answer does not connect again, and nobody comes between the
 * last look and the end. `http.Server.close` would end connections whose request is under way to us.
 */
async function stopListening(server: Server, connections: ServedConnections): Promise<void> {
  const letGo = holdRequests(server);
  await untilNobodyConnects(connections);
  Listener.prototype.close.call(server);
  letGo();
}

/** Until every connection has ended, with its answer or after it was silent; `ends` is a time of `performance.now()`. */
async function untilEnded(connections: ServedConnections, ends: number): Promise<void> {
  while (connections.size > 0 && performance.now() < ends) {
    const silent = performance.now() - restTime;
    for (const { socket, answers, idleSince } of connections.all)
      if (answers.size === 0 && idleSince < silent && socket.writable) socket.end();
    await pause(step);
  }
}

/**
 * Ends a server that says everywhere that it ends (`connections.drain()`): whoever is connected is answered, and nobody is
 * reset. Gives up after about `limit` milliseconds; what is open then is the caller's.
 */
export async function closeGently(server: Server, connections: ServedConnections, limit: number): Promise<void> {
  const ends = performance.now() + limit;
  connections.drain();
  if (server.listening) await stopListening(server, connections);
  await untilEnded(connections, ends);
}
