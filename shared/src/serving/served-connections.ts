import { type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../contract/address-networks';
import { type Connection, NetworkShares, type ShareLimits } from './network-shares';

export type { ShareLimits };

type Options = ShareLimits & {
  /** Whether an address is that of a proxy in front, which is not limited. */
  isProxy: (address: string) => boolean;
};

/** Tells of every answer that a server begins; a listener of requests could be taken away. */
function noticed(begins: (response: ServerResponse) => void): typeof ServerResponse {
  return class extends ServerResponse {
    constructor(...given: ConstructorParameters<typeof ServerResponse>) {
      super(...given);
      begins(this);
    }
  } as typeof ServerResponse;
}

/**
 * The open connections of one server. They are shared among networks (docs/faults.md F41), and once the server drains every
 * answer ends its connection (docs/faults.md F18).
 */
export class ServedConnections {
  /** The `ServerResponse` of `http.createServer`. */
  readonly Response = noticed((response) => this.begins(response));
  /** When the last one was opened, in milliseconds of `performance.now()`. */
  lastOpened = 0;
  /** How many there were from the beginning. */
  accepted = 0;
  private readonly opened = new Map<Socket, Connection>();
  private readonly shares: NetworkShares;
  private drains = false;

  constructor(private readonly options: Options) {
    this.shares = new NetworkShares(options);
  }

  /** To be called before the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket) => this.open(socket));
  }

  get all(): Iterable<Connection> {
    return this.opened.values();
  }

  get size(): number {
    return this.opened.size;
  }

  /** From here on every answer says `Connection: close`, also one that is under way, unless its head was sent. */
  drain(): void {
    this.drains = true;
    for (const { answers } of this.opened.values()) for (const response of answers) closeAfter(response);
  }

  private open(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const network = this.options.isProxy(address) ? undefined : networkOf(address);
    const connection: Connection = { socket, network, answers: new Set(), idleSince: performance.now() };
    this.lastOpened = connection.idleSince;
    this.accepted += 1;
    this.opened.set(socket, connection);
    socket.once('close', () => this.forget(connection));
    const leaving = this.shares.admit(connection);
    if (!leaving) return;
    this.forget(leaving);
    leaving.socket.destroy();
  }

  private forget(connection: Connection): void {
    if (this.opened.delete(connection.socket)) this.shares.remove(connection);
  }

  private begins(response: ServerResponse): void {
    const connection = this.opened.get(response.req.socket);
    if (!connection) return;
    connection.answers.add(response);
    if (this.drains) closeAfter(response);
    response.once('close', () => {
      connection.answers.delete(response);
      connection.idleSince = performance.now();
      this.shares.rest(connection);
    });
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
