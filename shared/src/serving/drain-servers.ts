import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeGently } from './close-gently';
import type { ServedConnections } from './served-connections';

/** For connections to end, in milliseconds: less than processes have until they exit, 4.5 s after their wait. */
const closeLimit = 3500;

/**
 * Says of the servers of a process that they end, waits `wait` milliseconds for balancers to notice, and then ends them without
 * a connection that is reset (docs/faults.md F18). Until then every request is answered, and each answer ends its connection.
 */
export async function drainServers(
  servers: readonly { server: Server; connections: ServedConnections }[],
  wait: number,
): Promise<void> {
  for (const { connections } of servers) connections.drain();
  await pause(wait);
  await Promise.all(servers.map(({ server, connections }) => closeGently(server, connections, closeLimit)));
}
