import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connection = {
  readonly socket: Socket;
  /** Undefined for a proxy in front, which has the connections of everybody. */
  readonly network: string | undefined;
  /** What is being answered on it; it is idle while there is nothing. */
  readonly answers: Set<ServerResponse>;
  /** When it was opened or its last answer ended, in milliseconds of `performance.now()`. */
  idleSince: number;
};

export type ShareLimits = {
  /** Connections of all networks together, and of one. */
  total: number;
  ofNetwork: number;
};

const isIdle = ({ answers }: Connection) => answers.size === 0;

/** Shares the connections of a server among networks: what one of them holds too many of are its own idle ones. */
export class NetworkShares {
  /** Those that became idle last are the last. */
  private readonly networks = new Map<string, Set<Connection>>();
  private count = 0;

  constructor(private readonly limits: ShareLimits) {}

  /** Counts a connection; gives the one that has to make room, which is the new one where all that it could displace are busy. */
  admit(connection: Connection): Connection | undefined {
    this.count += 1;
    const own = this.place(connection);
    if (own && own.size > this.limits.ofNetwork) return oldestIdle(own);
    return this.count > this.limits.total ? (this.idleOfLargest() ?? connection) : undefined;
  }

  remove(connection: Connection): void {
    const { network } = connection;
    this.count -= 1;
    const own = network === undefined ? undefined : this.networks.get(network);
    own?.delete(connection);
    if (network !== undefined && own?.size === 0) this.networks.delete(network);
  }

  /** It is idle again. */
  rest(connection: Connection): void {
    const own = connection.network === undefined ? undefined : this.networks.get(connection.network);
    if (own?.delete(connection)) own.add(connection);
  }

  private place(connection: Connection): Set<Connection> | undefined {
    const { network } = connection;
    if (network === undefined) return undefined;
    const own = this.networks.get(network) ?? new Set();
    this.networks.set(network, own.add(connection));
    return own;
  }

  /** The new one is idle too, so that no network makes room for a larger one. */
  private idleOfLargest(): Connection | undefined {
    let largest = 0;
    let found: Connection | undefined;
    for (const connections of this.networks.values()) {
      const idle = connections.size > largest ? oldestIdle(connections) : undefined;
      if (!idle) continue;
      largest = connections.size;
      found = idle;
    }
    return found;
  }
}

function oldestIdle(connections: ReadonlySet<Connection>): Connection | undefined {
  for (const connection of connections) if (isIdle(connection)) return connection;
  return undefined;
}
