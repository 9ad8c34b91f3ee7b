import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { ReleaseError } from '@site/release/errors/release-error';

export interface DeskConfig {
  host: string;
  port: number;
  /** What an operator types to sign in. */
  token: string;
  /** The token was made for this start, because none is configured. */
  isTokenFresh: boolean;
  /** The address that operators type where a proxy stands in front; null where they reach this port itself. */
  origin: string | null;
}

type Environment = Record<string, string | undefined>;

/** Shorter ones can be guessed in time by whoever reaches the port. */
const SHORTEST_TOKEN = 24;

/** Whether only this machine reaches a server there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new ReleaseError(
    `DESK_PORT is ${JSON.stringify(text)}; it must be a port from 0 to 65535, 0 for any free one.`,
  );
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text) return text;
  throw new ReleaseError(
    `DESK_ORIGIN is ${JSON.stringify(text)}; it must be an origin such as https://desk.example.com.`,
  );
}

function requireToken(token: string, host: string): void {
  if (!token && !isLoopback(host)) {
    throw new ReleaseError(
      `The desk does not start on ${host} without DESK_TOKEN: whoever reaches it there could promote. Set a token of at least ${SHORTEST_TOKEN} characters.`,
    );
  }
  if (token && token.length < SHORTEST_TOKEN) {
    throw new ReleaseError(`DESK_TOKEN has ${token.length} characters; it must have at least ${SHORTEST_TOKEN}.`);
  }
}

/** The environment of the operators' page; without a token it makes one, on the loopback interface only. */
export function readDeskConfig(env: Environment = process.env): DeskConfig {
  const host = env.DESK_HOST || '127.0.0.1';
  const token = env.DESK_TOKEN ?? '';
  requireToken(token, host);
  return {
    host,
    port: readPort(env.DESK_PORT || '8084'),
    token: token || randomBytes(18).toString('base64url'),
    isTokenFresh: !token,
    origin: env.DESK_ORIGIN ? readOrigin(env.DESK_ORIGIN) : null,
  };
}
